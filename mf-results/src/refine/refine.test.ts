import type { Refinement } from '../address/refinement';
import { toItems } from '../product/to-items';
import { product } from '../../testing/replies';
import { facetsOf } from './facets';
import { narrow } from './narrow';
import { bandLabel, priceBands } from './price-bands';
import { sortItems } from './sort-items';

const phones = toItems([
  product('Galaxy A16', {
    brand: 'Samsung',
    priceValue: 9000,
    price: '',
    rating: 4.2,
    source: 'Trendyol',
  }),
  product('iPhone 15', {
    brand: 'Apple',
    priceValue: 49000,
    price: '',
    rating: 4.8,
    source: 'n11',
  }),
  product('Redmi 13', { brand: 'Xiaomi', priceValue: undefined, price: '', source: 'Vatan' }),
  product('Galaxy S24', {
    brand: 'SAMSUNG',
    priceValue: 39000,
    price: '',
    rating: 4.8,
    source: 'n11',
  }),
  product('iPhone 16', {
    brand: 'Apple',
    priceValue: 65000,
    price: '',
    rating: 3.9,
    source: 'Trendyol',
  }),
]);
const all: Refinement = { sort: 'relevance', view: 'list', brands: [], sellers: [] };
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test.each([
  ['relevance', ['Galaxy A16', 'iPhone 15', 'Redmi 13', 'Galaxy S24', 'iPhone 16']],
  ['price_low', ['Galaxy A16', 'Galaxy S24', 'iPhone 15', 'iPhone 16', 'Redmi 13']],
  ['price_high', ['iPhone 16', 'iPhone 15', 'Galaxy S24', 'Galaxy A16', 'Redmi 13']],
  ['rating', ['iPhone 15', 'Galaxy S24', 'Galaxy A16', 'iPhone 16', 'Redmi 13']],
] as const)('%s: a missing price or rating comes last, equals keep their place', (sort, order) => {
  expect(titles(sortItems(phones, sort))).toEqual(order);
});

test.each([
  [{ brands: ['samsung'] }, ['Galaxy A16', 'Galaxy S24']],
  [{ brands: ['samsung', 'xiaomi'], sellers: ['vatan'] }, ['Redmi 13']],
  [{ max: 40000 }, ['Galaxy A16', 'Galaxy S24']],
  [{ min: 49000 }, ['iPhone 15', 'iPhone 16']],
  [{ rating: 4.5 }, ['iPhone 15', 'Galaxy S24']],
  [{ brands: ['nokia'] }, []],
])('filters %j', (wanted, left) => {
  expect(titles(narrow(phones, { ...all, ...wanted }))).toEqual(left);
});

test('a facet is counted with the other filters on and its own off', () => {
  const { brands, sellers } = facetsOf(phones, { ...all, brands: ['samsung'], rating: 4.5 });
  expect(brands).toEqual([
    { value: 'apple', label: 'Apple', count: 1 },
    { value: 'samsung', label: 'Samsung', count: 1 },
    { value: 'xiaomi', label: 'Xiaomi', count: 0 },
  ]);
  expect(sellers.map(({ value, count }) => [value, count])).toEqual([
    ['n11', 1],
    ['trendyol', 0],
    ['vatan', 0],
  ]);
});

test('a facet that would not narrow anything is left out', () => {
  const same = toItems([product('LG C4', { brand: 'LG' }), product('LG B4', { brand: 'LG' })]);
  expect(facetsOf(same, all)).toEqual({ brands: [], sellers: [], prices: [], ratings: [] });
});

test('price bands are round, in order, and cover everything', () => {
  expect(priceBands([100, 100, 100, 100])).toEqual([]);
  expect(priceBands([100, 200])).toEqual([]);
  const bands = priceBands([899, 1250, 1847, 2100, 2499, 4999, 12300, 15000]);
  expect(bands.map(bandLabel)).toEqual([
    'En çok 2.000 TL',
    '2.000–2.500 TL',
    '2.500–10.000 TL',
    'En az 10.000 TL',
  ]);
});
