import { fold } from '@denk/shared/product/text';
import {
  searchRequestSchema,
  type Facets,
  type Product,
  type SearchFilters,
  type SearchResponse,
} from '@denk/shared/product/wire';
import * as v from '@denk/shared/schema';

type Filter = keyof typeof meets;

const idOf = (name: string) => fold(name).replaceAll(' ', '_');
const sellersOf = ({ offers = [] }: Product) => offers.map(({ seller }) => seller);
const networkOf = ({ facts = {} }: Product) => facts['Ağ'] ?? '';
const isWithin = (value: number | undefined, { min = 0, max = Infinity }) =>
  value !== undefined && value >= min && value <= max;

/** Whether a product meets what a filter chooses; each is asked only where it is set. */
const meets = {
  price: ({ priceValue }: Product, { price }: SearchFilters) =>
    !price || isWithin(priceValue, price),
  rating_min: ({ rating = 0 }: Product, { rating_min: least = 0 }: SearchFilters) =>
    rating >= least,
  brands: ({ brand = '' }: Product, { brands }: SearchFilters) =>
    !brands?.length || brands.includes(idOf(brand)),
  sellers: (one: Product, { sellers }: SearchFilters) =>
    !sellers?.length || sellersOf(one).some((seller) => sellers.includes(idOf(seller))),
  'attributes.network': (one: Product, { attributes: { network } = {} }: SearchFilters) =>
    !network?.length || network.includes(idOf(networkOf(one))),
};

/**
 * A search service that has nothing but these products: it filters, counts, sorts and cuts as the request asks, so that
 * a filter chosen in a scenario does what it does on the site.
 *
 * @returns what it answers to a request; throws where the request is none
 */
export function sampleShop(
  products: readonly Product[],
): (request: unknown) => { readonly answer: SearchResponse } {
  return (request) => {
    const { query, filters = {} } = v.parse(searchRequestSchema, request);
    const without = (left?: Filter) =>
      products.filter((one) =>
        Object.entries(meets).every(([name, meet]) => name === left || meet(one, filters)),
      );
    const found = without();
    const { offset = 0, limit = 200 } = filters;
    return {
      answer: {
        success: true,
        query,
        products: sorted(found, filters.sort).slice(offset, offset + limit),
        total_results: found.length,
        sample: true,
        understood: { kind: { id: 'smartphone', label: 'Akıllı Telefon' } },
        facets: facetsOf(without, products),
        ...(found.length === 0 && { final: true, ways: waysOn(without) }),
      },
    };
  };
}

/** Which filter to drop, most products first. */
const waysOn = (without: (left: Filter) => readonly Product[]) =>
  (Object.keys(meets) as Filter[])
    .map((left) => ({ without: left, count: without(left).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);

/** Counts what each choice would leave, none included. */
function facetsOf(without: (left: Filter) => readonly Product[], all: readonly Product[]): Facets {
  const bands = [{ max: 10_000 }, { min: 10_000, max: 25_000 }, { min: 25_000 }];
  const count = (left: Filter, isSo: (one: Product) => boolean) =>
    without(left).filter(isSo).length;
  const buckets = (left: Filter, namesOf: (one: Product) => readonly string[]) =>
    [...new Set(all.flatMap(namesOf))].map((label) => ({
      value: idOf(label),
      label,
      count: count(left, (one) => namesOf(one).includes(label)),
    }));
  return {
    brands: buckets('brands', ({ brand = '' }) => [brand]),
    sellers: buckets('sellers', sellersOf),
    prices: bands.map((band) => ({
      ...band,
      count: count('price', ({ priceValue }) => isWithin(priceValue, band)),
    })),
    ratings: [4.5, 4].map((min) => ({
      min,
      count: count('rating_min', ({ rating = 0 }) => rating >= min),
    })),
    attributes: [
      {
        name: 'network',
        label: 'Ağ',
        values: buckets('attributes.network', (one) => [networkOf(one)]),
      },
    ],
  };
}

function sorted(products: readonly Product[], sort: SearchFilters['sort']): Product[] {
  const price = ({ priceValue = Infinity }: Product) => priceValue;
  const rating = ({ rating: own = 0 }: Product) => own;
  if (sort === 'price_low') return products.toSorted((a, b) => price(a) - price(b));
  if (sort === 'price_high') return products.toSorted((a, b) => price(b) - price(a));
  if (sort === 'rating') return products.toSorted((a, b) => rating(b) - rating(a));
  return [...products];
}
