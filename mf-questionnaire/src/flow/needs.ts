import type { PageAddress, PageNeeds } from '@denk/shared/contract';
import { matchTopic } from '@denk/shared/product/topics';
import type { GivenTopic } from './given-topic';
import { queryOf } from './query';

/** The questions that an address asks for, and the topic they are of: the words of all topics stay where this runs. */
export function needs({ search }: PageAddress): PageNeeds {
  const query = queryOf(new URLSearchParams(search));
  // The tab's stored query is not known here.
  if (!query) return {};
  const topic = matchTopic(query)?.id;
  if (!topic) return { given: {} satisfies GivenTopic };
  return {
    given: { topic } satisfies GivenTopic,
    title: `${query} · Denk`,
    chunks: [`questions-${topic}-ts`],
  };
}
