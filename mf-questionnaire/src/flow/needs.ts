import type { PageAddress, PageNeeds } from '@denk/shared/contract';
import { queryOf } from './query';
import { matchTopic } from '@denk/shared/product/topics';

/** The questions that an address asks for. */
export function needs({ search }: PageAddress): PageNeeds {
  const query = queryOf(new URLSearchParams(search));
  const topic = matchTopic(query);
  return topic ? { title: `${query} · Denk`, chunks: [`questions-${topic.id}-ts`] } : {};
}
