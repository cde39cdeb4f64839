import { createHash } from 'node:crypto';
import { readStored, type AnswerCache } from './answer-cache';
import type { SharedRedis } from './shared-redis';

/** What the cache of several servers is made of. */
export interface RedisCacheParts {
  readonly redis: SharedRedis;
  /** How long an answer may still stand in for a failed search, ms. */
  readonly keepMs: number;
  /** Behind it while Redis is away. */
  readonly fallback: AnswerCache;
}

/** The cache that several servers share; steps back to memory while Redis is away. */
export function createRedisCache({ redis, keepMs, fallback }: RedisCacheParts): AnswerCache {
  return {
    async get(key) {
      const text = await redis.attempt((there) => there.get(nameOf(key)));
      return (text ? readStored(text) : undefined) ?? (await fallback.get(key));
    },
    async set(key, answer) {
      await fallback.set(key, answer);
      await redis.attempt((there) => there.set(nameOf(key), JSON.stringify(answer), 'PX', keepMs));
    },
  };
}

const nameOf = (key: string) => `denk:search:${createHash('sha1').update(key).digest('hex')}`;
