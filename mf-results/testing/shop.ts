import type { Product } from '@denk/shared/product/wire';
import type { SearchProducts } from '../src/search/search-products';
import { answer } from './replies';
import { phones } from './visit';

const known: readonly Product[] = phones;
const bucket = (value: string, label: string, count: number) => ({ value, label, count });

const facets = {
  brands: [bucket('samsung', 'Samsung', 2), bucket('apple', 'Apple', 1)],
  sellers: Array.from({ length: 12 }, (_, at) => bucket(`isik_${at}`, `Işık ${at}`, 12 - at)),
  prices: [
    { max: 10_000, count: 1 },
    { min: 10_000, count: 2 },
  ],
  ratings: [{ min: 4.5, count: 2 }],
  attributes: [{ name: 'network', label: 'Ağ', values: [bucket('5g', '5G', 1)] }],
};

/** A search service that filters by brand, price and rating, and sorts by price. */
export const shop: SearchProducts = (_query, { brands, price, rating_min: rating, sort }) => {
  const branded = known.filter(({ brand = '' }) => !brands || brands.includes(brand.toLowerCase()));
  const left = branded.filter(
    ({ priceValue, rating: own = 0 }) =>
      (!price ||
        (priceValue !== undefined &&
          priceValue >= (price.min ?? 0) &&
          priceValue <= (price.max ?? Infinity))) &&
      own >= (rating ?? 0),
  );
  const sorted = left.toSorted((a, b) => (a.priceValue ?? Infinity) - (b.priceValue ?? Infinity));
  return Promise.resolve(
    answer(sort === 'price_low' ? sorted : left, {
      facets,
      ...(!left.length && { final: true, ways: [{ without: 'price', count: branded.length }] }),
    }),
  );
};
