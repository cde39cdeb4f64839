import type { Refinement } from '../address/refinement';
import { lowestPrice, type Item } from '../product/item';
import { facetValue, narrow } from './narrow';
import { priceBands, type PriceBand } from './price-bands';

/** One choice of a facet: how many items it gives with the other filters as they are. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** What a list can be narrowed by; an empty list is a facet that would not narrow anything. */
export interface ItemFacets {
  readonly brands: readonly Choice[];
  readonly sellers: readonly Choice[];
  readonly prices: readonly (PriceBand & { readonly count: number })[];
  readonly ratings: readonly { readonly min: number; readonly count: number }[];
}

const ratingSteps = [4.5, 4, 3];

/** Counts every facet over the items that the other filters leave. */
export function facetsOf(items: readonly Item[], wanted: Refinement): ItemFacets {
  const prices = items.flatMap((item) => lowestPrice(item) ?? []);
  const forPrice = narrow(items, wanted, 'price').flatMap((item) => lowestPrice(item) ?? []);
  const forRating = narrow(items, wanted, 'rating');
  const rated = items.filter(({ rating }) => rating !== undefined).length;
  return {
    brands: choices(items, narrow(items, wanted, 'brand'), wanted.brands, ({ brand }) =>
      brand ? [brand] : [],
    ),
    sellers: choices(items, narrow(items, wanted, 'seller'), wanted.sellers, ({ offers }) =>
      offers.map(({ seller }) => seller).filter(Boolean),
    ),
    prices: priceBands(prices).map((band) => ({
      ...band,
      count: forPrice.filter((price) => price >= (band.min ?? 0) && price <= (band.max ?? Infinity))
        .length,
    })),
    ratings: rated
      ? ratingSteps
          .map((min) => ({
            min,
            count: forRating.filter(({ rating = 0 }) => rating >= min).length,
          }))
          .filter(({ min, count }) => (count > 0 && count < items.length) || min === wanted.rating)
      : [],
  };
}

/** All values there are, the most frequent first; those that the other filters leave none of count 0. */
function choices(
  all: readonly Item[],
  left: readonly Item[],
  chosen: readonly string[],
  read: (item: Item) => readonly string[],
): Choice[] {
  const counts = new Map<string, { label: string; count: number; of: number }>();
  const add = (items: readonly Item[], field: 'count' | 'of') => {
    for (const item of items) {
      const labels = new Map(read(item).map((label) => [facetValue(label), label]));
      for (const [value, label] of labels) {
        const entry = counts.get(value) ?? { label, count: 0, of: 0 };
        entry[field] += 1;
        counts.set(value, entry);
      }
    }
  };
  add(all, 'of');
  add(left, 'count');
  const found = [...counts].map(([value, entry]) => ({ value, ...entry }));
  // One value that all items share narrows nothing.
  if (found.length < 2 && !chosen.length) return [];
  return found
    .toSorted((a, b) => b.count - a.count || b.of - a.of || a.label.localeCompare(b.label, 'tr'))
    .map(({ value, label, count }) => ({ value, label, count }));
}
