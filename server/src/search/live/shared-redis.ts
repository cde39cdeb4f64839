import type { Redis } from 'ioredis';

/** How long Redis may take before the search goes on without it. */
const commandMs = 400;
const connectMs = 2000;
const longestReconnectMs = 30_000;
/** How long it is left alone after it did not answer. */
const restMs = 5_000;

/** The Redis that several servers share. It may go away at any time, and costs a visitor time once at most. */
export interface SharedRedis {
  /** What a command gives; undefined while Redis is away. Never rejects. */
  attempt<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined>;
  close(): void;
}

/** Connects on first use; one line says when Redis has gone away. */
export function openSharedRedis(url: string, warn: (message: string) => void): SharedRedis {
  let away = false;
  let restsUntil = 0;
  const lost = (error: unknown) => {
    if (!away) warn(`redis is away: ${error instanceof Error ? error.message : String(error)}`);
    away = true;
  };
  // Few servers have one, and the package takes long to read.
  const opened = import('ioredis').then(({ Redis }) => {
    const redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: connectMs,
      commandTimeout: commandMs,
      disconnectTimeout: commandMs,
      maxRetriesPerRequest: 0,
      enableReadyCheck: false,
      retryStrategy: (attempt) => Math.min(attempt * 500, longestReconnectMs),
    });
    redis.on('error', lost);
    redis.on('ready', () => {
      away = false;
      restsUntil = 0;
    });
    return redis;
  });
  /** Connected, or not tried yet: nobody waits for a connection that was lost. */
  const isThere = ({ status }: Redis) =>
    (status === 'ready' && Date.now() >= restsUntil) || status === 'wait';

  return {
    async attempt(command) {
      const redis = await opened;
      if (!isThere(redis)) return undefined;
      try {
        return await command(redis);
      } catch (error) {
        lost(error);
        restsUntil = Date.now() + restMs;
        return undefined;
      }
    },
    close: () => void opened.then((redis) => redis.disconnect()),
  };
}
