import { formatPrice, parsePrice } from '@denk/shared/product/text';
import type { Offer } from '@denk/shared/product/wire';
import * as v from 'valibot';
import { callUpstream, endpoint, optional } from './call-upstream';
import { isGoogleLink, liveProduct, webLink } from './live-product';
import { digest } from './serper';
import { ProviderProblem, type ShoppingProvider } from './shopping-provider';

const defaultBase = 'https://serpapi.com';

/** How many of the first items are asked for their sellers, and how long that may take in all. */
const resolvedItems = 8;
const resolveMs = 2500;

const itemSchema = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  product_id: optional(v.union([v.string(), v.number()])),
  product_link: optional(v.string()),
  link: optional(v.string()),
  source: optional(v.string()),
  price: optional(v.string()),
  extracted_price: optional(v.pipe(v.number(), v.gtValue(0))),
  rating: optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(5))),
  reviews: optional(v.number()),
  thumbnail: optional(v.string()),
  delivery: optional(v.string()),
  immersive_product_page_token: optional(v.string()),
});

const answerSchema = v.object({
  shopping_results: v.optional(v.array(v.fallback(v.nullable(itemSchema), null)), []),
  error: optional(v.string()),
});

const storesSchema = v.object({
  product_results: v.object({
    stores: v.optional(
      v.array(
        v.object({
          name: v.string(),
          link: optional(v.string()),
          price: optional(v.string()),
          extracted_price: optional(v.pipe(v.number(), v.gtValue(0))),
        }),
      ),
      [],
    ),
  }),
});

type Item = v.InferOutput<typeof itemSchema>;

/** Settings of the SerpApi adapter. */
export interface SerpApiSettings {
  readonly key?: string | undefined;
  readonly base?: string | undefined;
  readonly fetch?: typeof fetch;
}

/**
 * SerpApi's Google Shopping in Turkey, sellers' own links resolved for the first items
 * (docs/product.md#live-shopping-search).
 */
export function createSerpApi({
  key,
  base = defaultBase,
  fetch,
}: SerpApiSettings): ShoppingProvider {
  const call = <const Schema extends v.GenericSchema>(
    schema: Schema,
    parameters: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => {
    if (!key) throw new ProviderProblem('missing-key', 'serpapi');
    const address = endpoint(base, 'search.json');
    for (const [name, value] of Object.entries({ ...parameters, gl: 'tr', hl: 'tr' })) {
      address.searchParams.set(name, value);
    }
    address.searchParams.set('api_key', key);
    return callUpstream(schema, { provider: 'serpapi', address, signal, fetch });
  };

  async function storesOf(token: string, signal: AbortSignal): Promise<Offer[]> {
    const answer = await call(
      storesSchema,
      { engine: 'google_immersive_product', page_token: token, more_stores: 'true' },
      signal,
    );
    return answer.product_results.stores
      .flatMap(({ name, link, price, extracted_price: extracted }): Offer[] => {
        const value = extracted ?? parsePrice(price ?? '');
        const address = webLink(link);
        if (value === undefined || !address || isGoogleLink(address)) return [];
        return [{ seller: name, price: formatPrice(value), priceValue: value, link: address }];
      })
      .sort((a, b) => a.priceValue - b.priceValue);
  }

  /** The item's sellers where they can be had in time, none otherwise. */
  async function resolve(item: Item, signal: AbortSignal): Promise<readonly Offer[]> {
    const token = item.immersive_product_page_token;
    if (!token || !isGoogleLink(item.link ?? item.product_link ?? '')) return [];
    return storesOf(token, signal).catch(() => []);
  }

  return {
    name: 'serpapi',
    filtersPrice: true,
    async search({ text, min, max }, signal) {
      const answer = await call(
        answerSchema,
        {
          engine: 'google_shopping',
          q: text,
          ...(min !== undefined && { min_price: String(Math.floor(min)) }),
          ...(max !== undefined && { max_price: String(Math.ceil(max)) }),
        },
        signal,
      );
      // `error` with a 200 is how "no results" is told, and also a key that is not accepted.
      if (answer.error && /api.?key/i.test(answer.error)) {
        throw new ProviderProblem('refused-key', 'serpapi');
      }
      const items = answer.shopping_results.filter((item) => item !== null);
      const limit = AbortSignal.any([signal, AbortSignal.timeout(resolveMs)]);
      const sellers = await Promise.all(
        items.slice(0, resolvedItems).map((item) => resolve(item, limit)),
      );
      return items.map((item, at) => withSellers(item, sellers[at] ?? []));
    },
  };
}

/** The item's own seller among the resolved ones, else the cheapest of them, else what the service linked to. */
function withSellers(item: Item, offers: readonly Offer[]) {
  const own = offers.find(({ seller }) => seller === item.source) ?? offers[0];
  return liveProduct({
    id: `serpapi-${item.product_id ?? digest(`${item.source} ${item.title}`)}`,
    title: item.title,
    source: own?.seller ?? item.source,
    link: own?.link ?? item.link ?? item.product_link,
    price: item.price,
    priceValue: own?.priceValue ?? item.extracted_price,
    image: item.thumbnail,
    rating: item.rating,
    reviewCount: item.reviews,
    delivery: item.delivery,
    offers,
  });
}
