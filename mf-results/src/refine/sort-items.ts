import type { Sort } from '../address/refinement';
import { lowestPrice, type Item } from '../product/item';

/** The items in the order wanted; what has no price or no rating comes last, equals keep their place. */
export function sortItems(items: readonly Item[], sort: Sort): readonly Item[] {
  switch (sort) {
    case 'relevance':
      return items;
    case 'price_low':
      return by(items, lowestPrice, 1);
    case 'price_high':
      return by(items, lowestPrice, -1);
    case 'rating':
      return by(items, (item) => item.rating, -1);
  }
}

function by(
  items: readonly Item[],
  measure: (item: Item) => number | undefined,
  direction: 1 | -1,
) {
  return items.toSorted((a, b) => {
    const [first, second] = [measure(a), measure(b)];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined);
    }
    return (first - second) * direction;
  });
}
