import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { callUpstream, endpoint, optional } from './call-upstream';
import { liveProduct } from './live-product';
import { ProviderProblem, type ShoppingProvider } from './shopping-provider';

const defaultBase = 'https://google.serper.dev';
const wantedItems = 40;

const itemSchema = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  source: optional(v.string()),
  link: optional(v.string()),
  /** Text only: `12.499,00 TL`, `₺12.499,00`. */
  price: optional(v.string()),
  imageUrl: optional(v.string()),
  rating: optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(5))),
  ratingCount: optional(v.number()),
  productId: optional(v.union([v.string(), v.number()])),
  delivery: optional(v.string()),
});

const answerSchema = v.object({
  shopping: v.optional(v.array(v.fallback(v.nullable(itemSchema), null)), []),
});

/** Settings of the Serper adapter. */
export interface SerperSettings {
  readonly key?: string | undefined;
  readonly base?: string | undefined;
  readonly fetch?: typeof fetch;
}

/** Serper's shopping search in Turkey: `POST {base}/shopping` (docs/product.md#live-shopping-search). */
export function createSerper({ key, base = defaultBase, fetch }: SerperSettings): ShoppingProvider {
  return {
    name: 'serper',
    filtersPrice: false,
    async search({ text }, signal) {
      if (!key) throw new ProviderProblem('missing-key', 'serper');
      const { shopping } = await callUpstream(answerSchema, {
        provider: 'serper',
        address: endpoint(base, 'shopping'),
        init: {
          method: 'POST',
          headers: { 'X-API-KEY': key, 'content-type': 'application/json' },
          body: JSON.stringify({ q: text, gl: 'tr', hl: 'tr', num: wantedItems }),
        },
        signal,
        fetch,
      });
      return shopping.flatMap((item) =>
        item === null
          ? []
          : liveProduct({
              ...item,
              id: `serper-${item.productId ?? digest(`${item.source} ${item.title}`)}`,
              image: item.imageUrl,
              reviewCount: item.ratingCount,
            }),
      );
    },
  };
}

/** A short stable name for an item the service gives none. */
export const digest = (text: string): string =>
  createHash('sha1').update(text).digest('hex').slice(0, 12);
