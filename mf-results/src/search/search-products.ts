import { call } from '@denk/shared/page/http';
import { log } from '@denk/shared/page/log';
import {
  productSchema,
  searchResponseSchema,
  type SearchFilters,
  type SearchResponse,
} from '@denk/shared/product/wire';
import * as v from '@denk/shared/schema';
import { sentences } from './sentences';

/** One search: the query as it goes over the wire and what narrows it. */
export type SearchProducts = (
  query: string,
  filters: SearchFilters,
  signal: AbortSignal,
) => Promise<SearchResponse>;

/** Where the service is. */
export const searchPath = '/functions/v1/search-products';

/** The body of a call. */
export const searchBody = (query: string, filters: SearchFilters) => ({
  query: query.trim(),
  filters: { search_type: 'google', ...filters },
  searchType: 'google',
});

const specifiedFields = v.pick(productSchema, [
  'id',
  'title',
  'image',
  'source',
  'price',
  'priceValue',
  'rating',
  'link',
]);

/**
 * The answer product by product: one that breaks the contract in our own fields keeps the specified ones, one
 * without a title is left out; neither takes the others with it.
 */
export const answerSchema = v.pipe(
  v.looseObject({ products: v.fallback(v.array(v.unknown()), []) }),
  v.transform((answer) => ({ ...answer, products: answer.products.flatMap(readProduct) })),
  searchResponseSchema,
);

function readProduct(given: unknown) {
  const whole = v.safeParse(productSchema, given);
  if (whole.success) return whole.output.title.trim() ? [whole.output] : [];
  const specified = v.safeParse(specifiedFields, given);
  return specified.success && specified.output.title.trim() ? [specified.output] : [];
}

/** The search service over the wire (docs/product.md#product-search). Throws `HttpProblem`. */
export function searchOver(send: typeof fetch): SearchProducts {
  return async (query, filters, signal) => {
    const trimmed = query.trim();
    if (!trimmed && !filters.category && !filters.content_type) {
      return {
        success: false,
        products: [],
        query: '',
        total_results: 0,
        error: sentences.emptyQuery,
      };
    }
    const answer = await call(answerSchema, searchPath, {
      body: searchBody(query, filters),
      signal,
      fetch: send,
    });
    if (!answer.success)
      log.warn('results', `search failed for “${trimmed}”`, { error: answer.error });
    return answer;
  };
}
