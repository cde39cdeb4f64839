import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { createMemoryCache } from './answer-cache';
import { createLiveAnswers, staleMs } from './live-answers';
import { createLiveSearch } from './live-search';
import { createRedisCache } from './redis-cache';
import { searchCounts } from './search-counts';
import { openSharedRedis } from './shared-redis';
import { createSerpApi } from './serpapi';
import { createSerper } from './serper';
import type { ProductSearch } from '../answer/product-search';
import { upstreamBudget } from './upstream-budget';

/** Paid calls under way at once; whoever comes on top is told to come back. */
const concurrentCalls = 12;

/** What live search takes of the environment. */
export interface LiveEnvironment {
  readonly SEARCH_PROVIDER?: 'catalogue' | 'serper' | 'serpapi' | undefined;
  readonly SERPER_API_KEY?: string | undefined;
  readonly SERPER_BASE_URL?: string | undefined;
  readonly SERPAPI_API_KEY?: string | undefined;
  readonly SERPAPI_BASE_URL?: string | undefined;
  readonly REDIS_URL?: string | undefined;
  /** Upstream calls a day, in all. */
  readonly SEARCH_DAILY_LIMIT?: number | undefined;
}

/** Live search, and what counts each visitor's searches, which may each cost a paid call. */
export interface LiveServices {
  readonly search: ProductSearch;
  readonly counts: FastifyRateLimitStoreCtor;
  close(): void;
}

/** Live search as the environment asks for it; undefined where the catalogue answers. */
export function createLiveServices(
  environment: LiveEnvironment,
  parts: {
    readonly brandOf: (title: string) => string | undefined;
    readonly warn: (message: string) => void;
  },
): LiveServices | undefined {
  const { SEARCH_PROVIDER: name, REDIS_URL: url } = environment;
  if (name !== 'serper' && name !== 'serpapi') return undefined;
  const provider =
    name === 'serper'
      ? createSerper({ key: environment.SERPER_API_KEY, base: environment.SERPER_BASE_URL })
      : createSerpApi({ key: environment.SERPAPI_API_KEY, base: environment.SERPAPI_BASE_URL });
  const { warn } = parts;
  const memory = createMemoryCache();
  const redis = url === undefined ? undefined : openSharedRedis(url, warn);
  const cache = redis ? createRedisCache({ redis, keepMs: staleMs, fallback: memory }) : memory;
  const take = upstreamBudget({
    concurrent: concurrentCalls,
    perDay: environment.SEARCH_DAILY_LIMIT,
    now: Date.now,
  });
  const answers = createLiveAnswers({ provider, cache, take, now: Date.now, warn });
  return {
    search: createLiveSearch({ answers, ...parts }),
    counts: searchCounts(redis),
    close: () => redis?.close(),
  };
}
