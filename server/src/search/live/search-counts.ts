import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { SharedRedis } from './shared-redis';

const mostVisitors = 20_000;

interface Count {
  readonly current: number;
  /** Until the count begins anew, ms. */
  readonly ttl: number;
}

/**
 * Where a visitor's searches are counted: in the Redis that all servers share, else in this server, which goes on
 * counting by itself while Redis is away; `now` is its clock, ms. Redis knows a visitor's hash only, for as long as it counts.
 */
export function searchCounts(
  redis: SharedRedis | undefined,
  now: () => number = () => performance.now(),
): FastifyRateLimitStoreCtor {
  const own = new LRUCache<string, number>({ max: mostVisitors, ttlResolution: 0, perf: { now } });
  const countHere = (visitor: string, windowMs: number): Count => {
    const current = (own.get(visitor) ?? 0) + 1;
    own.set(visitor, current, current === 1 ? { ttl: windowMs } : { noUpdateTTL: true });
    return { current, ttl: own.getRemainingTTL(visitor) };
  };
  const countTogether = async (visitor: string, windowMs: number): Promise<Count | undefined> => {
    const name = `denk:searches:${createHash('sha1').update(visitor).digest('hex')}`;
    const answers = await redis?.attempt((there) =>
      there.multi().set(name, 0, 'PX', windowMs, 'NX').incr(name).pttl(name).exec(),
    );
    const [current, ttl] = [answers?.[1]?.[1], answers?.[2]?.[1]];
    return typeof current === 'number' && typeof ttl === 'number' ? { current, ttl } : undefined;
  };

  return class implements FastifyRateLimitStore {
    incr(...[visitor, tell, windowMs]: Parameters<FastifyRateLimitStore['incr']>) {
      const here = countHere(visitor, windowMs);
      void countTogether(visitor, windowMs).then((together) => tell(null, together ?? here));
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
