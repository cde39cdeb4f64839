import { questionnaireResultsName, type QuestionnaireResults } from '@denk/shared/product/handoff';
import type { TextStorage } from '@denk/shared/page/storage';
import { isAnswered, type Answers } from '../questions/answers';
import { criteriaOf } from '../questions/criteria';
import { deviceWishesOf } from '../questions/device-wishes';
import type { QuestionSet } from '../questions/question';

/**
 * What the results page is given (docs/product.md#questionnaire-handoff): the answers, and what they ask of products.
 */
export function resultsOf(query: string, set: QuestionSet, answers: Answers): QuestionnaireResults {
  const given = Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => isAnswered(answer)),
  );
  return {
    query,
    answers: given,
    type: 'questionnaire',
    topic: set.topic,
    criteria: criteriaOf(set, given),
    device: deviceWishesOf(set, given),
  };
}

/** Leaves the results for the results page. Throws when the browser refuses to store them. */
export function handOver(storage: TextStorage, results: QuestionnaireResults): void {
  if (!storage.write(questionnaireResultsName, JSON.stringify(results))) {
    throw new Error(`session storage refused ${questionnaireResultsName}`);
  }
}
