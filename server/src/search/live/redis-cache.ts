import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { readStored, type AnswerCache } from './answer-cache';

/** How long Redis may take before the search goes on without it. */
const commandMs = 400;
const connectMs = 2000;
const longestReconnectMs = 30_000;
/** How long it is left alone after it did not answer. */
const restMs = 5_000;

/** What the Redis cache is told. */
export interface RedisCacheSettings {
  readonly url: string;
  /** How long an answer may still stand in for a failed search, ms. */
  readonly keepMs: number;
  /** Behind it while Redis is away. */
  readonly fallback: AnswerCache;
  readonly warn: (message: string) => void;
}

/** The cache that several servers share; connects on first use, and steps back to memory while Redis is away. */
export function createRedisCache({ url, keepMs, fallback, warn }: RedisCacheSettings): AnswerCache {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectMs,
    commandTimeout: commandMs,
    maxRetriesPerRequest: 0,
    enableReadyCheck: false,
    retryStrategy: (attempt) => Math.min(attempt * 500, longestReconnectMs),
  });
  let away = false;
  let restsUntil = 0;
  const lost = (error: unknown) => {
    if (!away) warn(`redis is away: ${error instanceof Error ? error.message : String(error)}`);
    away = true;
  };
  const failed = (error: unknown) => {
    lost(error);
    restsUntil = Date.now() + restMs;
  };
  /** Connected, or not tried yet: nobody waits for a connection that was lost. */
  const isThere = () =>
    (redis.status === 'ready' && Date.now() >= restsUntil) || redis.status === 'wait';
  redis.on('error', lost);
  redis.on('ready', () => {
    away = false;
    restsUntil = 0;
  });

  return {
    async get(key) {
      if (!isThere()) return fallback.get(key);
      try {
        const text = await redis.get(nameOf(key));
        const stored = text === null ? undefined : readStored(text);
        return stored ?? (await fallback.get(key));
      } catch (error) {
        failed(error);
        return fallback.get(key);
      }
    },
    async set(key, answer) {
      await fallback.set(key, answer);
      if (!isThere()) return;
      try {
        await redis.set(nameOf(key), JSON.stringify(answer), 'PX', keepMs);
      } catch (error) {
        failed(error);
      }
    },
    async close() {
      redis.disconnect();
      await fallback.close();
    },
  };
}

const nameOf = (key: string) => `denk:search:${createHash('sha1').update(key).digest('hex')}`;
