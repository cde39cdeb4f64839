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

/** What has no price or no rating comes last. */
function sorted<One extends Listed>(all: readonly One[], sort: Sort): readonly One[] {
  switch (sort) {
    case 'relevance':
      return all;
    case 'price_low':
      return by(all, ({ price }) => price, 1);
    case 'price_high':
      return by(all, ({ price }) => price, -1);
    case 'rating':
      return by(all, ({ rating }) => rating, -1);
  }
}

function by<One>(
  all: readonly One[],
  measure: (one: One) => number | undefined,
  direction: 1 | -1,
): One[] {
  return [...all].sort((a, b) => {
    const [first, second] = [measure(a), measure(b)];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined);
    }
    return (first - second) * direction;
  });
}
