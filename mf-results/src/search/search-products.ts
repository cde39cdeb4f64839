import { call } from '@denk/shared/page/http';
import { log } from '@denk/shared/page/log';
import type { SearchFilters, SearchResponse } from '@denk/shared/product/wire';
import { answerSchema } from './answer-schema';
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
