import { paths } from '@denk/shared/page/navigation';
import { matchTopic } from '@denk/shared/product/topics';

/** Where a term that we offer leads: to its topic's questions, or straight to results when it has no topic. */
export function destinationOf(term: string): string {
  return matchTopic(term) ? paths.questionnaire() : paths.results(term);
}
