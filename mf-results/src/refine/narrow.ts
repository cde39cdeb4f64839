import { fold } from '@denk/shared/product/text';
import type { Refinement } from '../address/refinement';
import { lowestPrice, type Item } from '../product/item';

/** The filters that an item can fail. */
export const facetNames = ['price', 'brand', 'seller', 'rating'] as const;
export type FacetName = (typeof facetNames)[number];

/** A brand's or seller's name as filters know it. */
export const facetValue = (name: string): string => fold(name).trim();

/** The values of an item that the seller filter looks at. */
export const sellersOf = (item: Item): string[] => [
  ...new Set(item.offers.map(({ seller }) => facetValue(seller)).filter(Boolean)),
];

const passes: Readonly<Record<FacetName, (item: Item, wanted: Refinement) => boolean>> = {
  price: (item, { min, max }) => {
    if (min === undefined && max === undefined) return true;
    const price = lowestPrice(item);
    return price !== undefined && price >= (min ?? 0) && price <= (max ?? Infinity);
  },
  brand: (item, { brands }) => !brands.length || brands.includes(facetValue(item.brand ?? '')),
  seller: (item, { sellers }) =>
    !sellers.length || sellersOf(item).some((name) => sellers.includes(name)),
  rating: (item, { rating }) => rating === undefined || (item.rating ?? 0) >= rating,
};

/** The items that pass the filters; `except` leaves one filter out, for counting what it would give. */
export function narrow(items: readonly Item[], wanted: Refinement, except?: FacetName): Item[] {
  const names = facetNames.filter((name) => name !== except);
  return items.filter((item) => names.every((name) => passes[name](item, wanted)));
}
