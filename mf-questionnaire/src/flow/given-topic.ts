import { usePageData } from '@denk/shared/page/data';
import type { TopicId } from '@denk/shared/product/topics';
import * as v from '@denk/shared/schema';
import { useEffect, useState } from 'react';
import { topicIcons } from './topic-icons';

const isTopic = (id: string): id is TopicId => id in topicIcons;

const givenTopicSchema = v.object({
  topic: v.optional(v.picklist(Object.keys(topicIcons).filter(isTopic))),
});

/** What the server says of an address with a query: its topic, where it has one. */
export type GivenTopic = v.InferOutput<typeof givenTopicSchema>;

/** A query's topic as this browser found it, or why it could not. */
type Found = { readonly query: string } & (
  { readonly topic: TopicId | null } | { readonly error: unknown }
);

/**
 * The topic a query is about, `null` where there is none: what the server said, else by the words of all topics, which
 * are fetched then; undefined meanwhile. Throws where they cannot be had.
 */
export function useTopic(query: string): TopicId | null | undefined {
  const given = usePageData(givenTopicSchema);
  const said = given.state === 'ready' ? (given.value.topic ?? null) : undefined;
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    if (said !== undefined || !query) return;
    let wanted = true;
    // What a network refuses once it may well give the next moment.
    match(query)
      .catch(() => match(query))
      .then(
        (topic) => wanted && setFound({ query, topic }),
        (error: unknown) => wanted && setFound({ query, error }),
      );
    return () => {
      wanted = false;
    };
  }, [said, query]);

  if (said !== undefined) return said;
  if (!query) return null;
  if (found?.query !== query) return undefined;
  if ('error' in found) throw found.error;
  return found.topic;
}

async function match(query: string): Promise<TopicId | null> {
  const { matchTopic } = await import(
    /* webpackChunkName: "topics" */ '@denk/shared/product/topics'
  );
  return matchTopic(query)?.id ?? null;
}
