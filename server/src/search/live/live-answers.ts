import type { Product } from '@denk/shared/product/wire';
import type { AnswerCache } from './answer-cache';
import type { ShoppingProvider, ShoppingQuery } from './shopping-provider';

/** How long a live answer counts as fresh, and how long it may stand in for a failed call, ms. */
export const freshMs = 10 * 60 * 1000;
export const staleMs = 24 * 60 * 60 * 1000;

/** How long the live service may take, ms; the browser waits ten seconds. */
const upstreamMs = 8000;

/** What live answers are made of; time is injected. */
export interface LiveAnswersParts {
  readonly provider: ShoppingProvider;
  readonly cache: AnswerCache;
  readonly now: () => number;
  readonly timeoutMs?: number;
  readonly warn: (message: string) => void;
}

/** Products for a query: from the cache while fresh, else from the service; a stale answer is better than none. */
export type LiveAnswers = (query: ShoppingQuery) => Promise<readonly Product[]>;

/** One upstream call at a time per same query: whoever asks meanwhile shares its answer. */
export function createLiveAnswers(parts: LiveAnswersParts): LiveAnswers {
  const { provider, cache, now, timeoutMs = upstreamMs, warn } = parts;
  const underway = new Map<string, Promise<readonly Product[]>>();

  async function answer(key: string, query: ShoppingQuery): Promise<readonly Product[]> {
    const stored = await cache.get(key);
    if (stored && now() - stored.at < freshMs) return stored.products;
    try {
      const products = await provider.search(query, AbortSignal.timeout(timeoutMs));
      await cache.set(key, { at: now(), products });
      return products;
    } catch (error) {
      if (!stored || now() - stored.at > staleMs) throw error;
      warn(`stale answer: ${error instanceof Error ? error.message : String(error)}`);
      return stored.products;
    }
  }

  return (query) => {
    const key = keyOf(provider.name, query);
    const shared = underway.get(key);
    if (shared) return shared;
    const mine = answer(key, query).finally(() => underway.delete(key));
    underway.set(key, mine);
    return mine;
  };
}

const keyOf = (provider: string, { text, min, max }: ShoppingQuery) =>
  JSON.stringify([provider, text.toLocaleLowerCase('tr').replace(/\s+/g, ' '), min, max]);
