import { sampleShop } from '../src/scenarios/sample-shop';
import type { SearchProducts } from '../src/search/search-products';
import { answer } from './replies';
import { phones } from './visit';

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

const search = sampleShop(phones);

/** A search service of a few telephones that filters and sorts, and always counts the same. */
export const shop: SearchProducts = (query, filters) => {
  const { products, final, ways } = search({ query, filters }).answer;
  return Promise.resolve(answer(products, { facets, ...(final && { final, ways }) }));
};
