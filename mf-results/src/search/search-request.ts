import type { SearchFilters } from '@denk/shared/product/wire';
import { filtersOf, windowOf, type Refinement } from '../address/refinement';
import type { Wanted } from '../address/wanted';

/** One call of the search service. */
export interface SearchRequest {
  readonly query: string;
  readonly filters: SearchFilters;
}

/** A wish, and the part of its list that is looked at; names recommended by the assistant are searched each by itself. */
export interface Search {
  readonly wanted: Wanted;
  readonly request?: SearchRequest | undefined;
}

type Searchable = Exclude<Wanted, { mode: 'ai' }>;

/** What a wish is on the wire, before anything is chosen of its list. */
export function wishOf(wanted: Searchable): SearchRequest {
  if (wanted.mode === 'questionnaire') {
    return { query: wanted.query, filters: { criteria: [...wanted.criteria] } };
  }
  const { query, category, contentType } = wanted;
  return {
    // A category's popular search comes in its place: the text is a query, too.
    query: query || (category ?? ''),
    filters: {
      ...(category && { category }),
      ...(contentType && { content_type: contentType }),
    },
  };
}

/** The whole list that an address shows: the wish, how it is looked at, and the products up to its page. */
export function requestOf(wanted: Searchable, refinement: Refinement): SearchRequest {
  const { query, filters } = wishOf(wanted);
  const { offset, limit } = windowOf(refinement.page);
  return {
    query,
    filters: { ...filters, ...filtersOf(refinement), limit, ...(offset && { offset }) },
  };
}

/** The name of the list that a request asks for, however many of its products. */
export function listKey({ query, filters: { limit: _, ...filters } }: SearchRequest): string {
  return JSON.stringify([query, filters]);
}
