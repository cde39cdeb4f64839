import type { Facets, SearchFilters, Sort, WayOn } from '@denk/shared/product/wire';
import { facetsOf } from './facets';
import type { Listed } from './listed';
import { filterNames, sieve } from './sieve';

/** How many products an answer holds where the request does not say. */
const usualLimit = 60;

/** The part of what was found that a visitor looks at. */
export interface List<One> {
  readonly shown: readonly One[];
  /** How many the filters leave. */
  readonly total: number;
  readonly facets: Facets;
  /** Where the filters leave nothing: which of them to drop. */
  readonly ways: readonly WayOn[];
}

/**
 * Filters, counts, sorts and pages what was found; the same for every source. Equals keep the order they were found in.
 *
 * @param passing what the filters leave, where a source that cut off what it found knows more of it
 */
export function listOf<One extends Listed>(
  found: readonly One[],
  filters: SearchFilters,
  passing?: readonly One[],
): List<One> {
  const sieved = sieve(found, filters);
  const passed = passing ?? sieved.passed;
  const { sort = 'relevance', offset = 0, limit = usualLimit } = filters;
  return {
    shown: sorted(passed, sort).slice(offset, offset + limit),
    total: passed.length,
    facets: facetsOf(found, sieved, filters),
    ways: passed.length
      ? []
      : filterNames(filters)
          .map((name) => ({ without: name, count: sieved.keptOutBy(name).length }))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.count - a.count),
  };
}

/** Where each order puts a product, the lowest first; what has no price or no rating comes last. */
const places: Readonly<Record<Exclude<Sort, 'relevance'>, (one: Listed) => number>> = {
  price_low: ({ price = Infinity }) => price,
  price_high: ({ price = -Infinity }) => -price,
  rating: ({ rating = -Infinity }) => -rating,
};

function sorted<One extends Listed>(all: readonly One[], sort: Sort): readonly One[] {
  if (sort === 'relevance') return all;
  const placeOf = places[sort];
  return [...all].sort((a, b) => placeOf(a) - placeOf(b));
}
