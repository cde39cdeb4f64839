import type { SearchFilters, SearchResponse } from '@denk/shared/product/wire';
import { listOf, type Outcome } from './outcome';
import type { Search, SearchRequest } from './search-request';

/** The outcome that came with the page; absent where the browser searches by itself. */
export function outcomeGiven(
  { request }: Search,
  [answer]: readonly SearchResponse[],
): Outcome | undefined {
  return answer && request && isLast(answer) ? outcomeOf(answer, request) : undefined;
}

/** Whether an answer ends the attempts: it has products, or says that there will never be any. */
export const isLast = ({ success, products, final }: SearchResponse): boolean =>
  success && (products.length > 0 || final === true);

/** What an answer comes to. Filters that leave nothing leave a list all the same: without one of them there may be more. */
export function outcomeOf(answer: SearchResponse, { filters }: SearchRequest): Outcome {
  if (answer.products.length > 0) return listOf(counted(answer, filters));
  const filtered =
    filters.price ?? filters.brands ?? filters.sellers ?? filters.rating_min ?? filters.attributes;
  return filtered === undefined ? { phase: 'empty', answer } : listOf(answer);
}

/** A service that gave fewer products than it was asked for has given all that it has, whatever it says. */
function counted(answer: SearchResponse, { offset = 0, limit }: SearchFilters): SearchResponse {
  const there = offset + answer.products.length;
  const all = limit !== undefined && answer.products.length < limit;
  return { ...answer, total_results: all ? there : Math.max(there, answer.total_results) };
}
