import { filterCount, narrowing, readRefinement, windowOf, type Refinement } from './refinement';
import { writeRefinement } from './write-refinement';

const plain = readRefinement('');

test('sort, view, filters and page are read from the address', () => {
  expect(
    readRefinement(
      '?q=tv&sort=price_low&view=grid&brand=lg&brand=sony&seller=vatan&min=1000&max=5000&rating=4&a.size=55&page=2',
    ),
  ).toEqual({
    sort: 'price_low',
    view: 'grid',
    brands: ['lg', 'sony'],
    sellers: ['vatan'],
    min: 1000,
    max: 5000,
    rating: 4,
    attributes: { size: ['55'] },
    page: 2,
  });
});

test.each([
  ['nothing', '?q=tv'],
  ['nonsense', '?sort=__proto__&view=3d&min=-5&max=abc&rating=9&page=-1&a.=x'],
  ['blanks', '?sort=&view=&min=&max=&rating=&price=&brand=&page='],
])('%s leaves the list as it is', (_, search) => {
  expect(readRefinement(search)).toEqual(plain);
});

test.each([
  ['1000-2500', { min: 1000, max: 2500 }],
  ['-2500', { max: 2500 }],
  ['1000-', { min: 1000 }],
])('a form sent without scripts says its price band in one: %s', (price, range) => {
  const { min, max } = readRefinement(`?q=tv&price=${price}&min=&max=`);
  expect({ min, max }).toMatchObject(range);
});

test('a change keeps what the address asks for and begins the list anew', () => {
  const next = writeRefinement('?q=tv&brand=lg&c=x&sort=rating&page=3&price=1-2&a.size=55', {
    brands: ['lg', 'sony'],
    min: 0,
    max: undefined,
    sort: 'price_high',
  });
  const params = new URLSearchParams(next);
  expect(params.get('q')).toBe('tv');
  expect(params.get('c')).toBe('x');
  const read = readRefinement(next);
  expect(read).toMatchObject({ brands: ['lg', 'sony'], min: 0, sort: 'price_high', page: 1 });
  expect([read.max, read.attributes]).toEqual([undefined, { size: ['55'] }]);
});

test('another view keeps the page, and clearing leaves the words and the order', () => {
  expect(writeRefinement('?q=tv&page=3', { view: 'grid' })).toBe('?q=tv&page=3&view=grid');
  const all = '?q=tv&brand=lg&seller=n11&min=1&max=2&rating=4&a.size=55&sort=rating&page=3';
  expect(writeRefinement(all, narrowing)).toBe('?q=tv&sort=rating');
});

test('filters are counted, a price range as one', () => {
  const all: Refinement = {
    ...plain,
    brands: ['lg'],
    sellers: ['n11'],
    min: 1,
    max: 2,
    rating: 4,
    attributes: { size: ['55', '65'] },
  };
  expect(filterCount(all)).toBe(6);
  expect(filterCount(plain)).toBe(0);
});

test.each([
  [1, 0, 24],
  [3, 0, 72],
  [4, 0, 96],
  [5, 96, 24],
])('page %d begins after %d products and shows %d', (page, offset, limit) =>
  expect(windowOf(page)).toEqual({ offset, limit }),
);
