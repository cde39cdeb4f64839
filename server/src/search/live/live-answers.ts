import type { Product } from '@denk/shared/product/wire';
import type { AnswerCache } from './answer-cache';
import { LRUCache } from 'lru-cache';
import { ProviderProblem, type ShoppingProvider, type ShoppingQuery } from './shopping-provider';
import type { TakeCall } from './upstream-budget';

/** How long a live answer counts as fresh, and how long it may stand in for a failed call, ms. */
export const freshMs = 10 * 60 * 1000;
export const staleMs = 24 * 60 * 60 * 1000;

/** How long a failed call stands for the next ones of its query, ms: longer than a page's own retries. */
export const failureMs = 5_000;

/** Queries whose failure is remembered. */
const maxFailures = 500;

/** How long the live service may take, ms; the browser waits ten seconds. */
const upstreamMs = 8000;

/** What live answers are made of; time is injected. */
export interface LiveAnswersParts {
  readonly provider: ShoppingProvider;
  readonly cache: AnswerCache;
  readonly now: () => number;
  /** Grants each paid call. */
  readonly take: TakeCall;
  readonly timeoutMs?: number;
  readonly warn: (message: string) => void;
}

/** Products for a query: from the cache while fresh, else from the service; a stale answer is better than none. */
export type LiveAnswers = (query: ShoppingQuery) => Promise<readonly Product[]>;

/** One upstream call at a time per same query: whoever asks meanwhile shares its answer. */
export function createLiveAnswers(parts: LiveAnswersParts): LiveAnswers {
  const { provider, cache, now, take, timeoutMs = upstreamMs, warn } = parts;
  const failures = new LRUCache<string, { readonly at: number; readonly error: unknown }>({
    max: maxFailures,
  });
  const underway = new Map<string, Promise<readonly Product[]>>();

  async function answer(key: string, query: ShoppingQuery): Promise<readonly Product[]> {
    const stored = await cache.get(key);
    if (stored && now() - stored.at < freshMs) return stored.products;
    try {
      const products = await ask(key, query);
      await cache.set(key, { at: now(), products });
      return products;
    } catch (error) {
      if (!stored || now() - stored.at > staleMs) throw error;
      warn(`stale answer: ${error instanceof Error ? error.message : String(error)}`);
      return stored.products;
    }
  }

  async function ask(key: string, query: ShoppingQuery): Promise<readonly Product[]> {
    const before = failures.get(key);
    if (before && now() - before.at < failureMs) throw before.error;
    const giveBack = take();
    if (giveBack === 'busy') throw new ProviderProblem('busy', provider.name);
    if (giveBack === 'day-used-up') throw new ProviderProblem('quota', provider.name, 'of the day');
    try {
      return await provider.search(query, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      failures.set(key, { at: now(), error });
      throw error;
    } finally {
      giveBack();
    }
  }

  return (asked) => {
    const query = provider.filtersPrice ? asked : { text: asked.text };
    const key = keyOf(provider.name, query);
    const shared = underway.get(key);
    if (shared) return shared;
    const mine = answer(key, query).finally(() => underway.delete(key));
    underway.set(key, mine);
    return mine;
  };
}

const keyOf = (provider: string, { text, min, max }: ShoppingQuery) =>
  JSON.stringify([provider, text.trim().toLocaleLowerCase('tr').replace(/\s+/g, ' '), min, max]);
