import { readHabit, rememberHabit } from './habit';
import { filterCount, readRefinement, writeRefinement, type Refinement } from './refinement';

const habit = { sort: 'relevance', view: 'list' } as const;
const read = (search: string) => readRefinement(new URLSearchParams(search), habit);

test('sort, view and filters are read from the address', () => {
  expect(
    read(
      '?q=tv&sort=price_low&view=grid&brand=lg&brand=sony&seller=vatan&min=1000&max=5000&rating=4',
    ),
  ).toEqual({
    sort: 'price_low',
    view: 'grid',
    brands: ['lg', 'sony'],
    sellers: ['vatan'],
    min: 1000,
    max: 5000,
    rating: 4,
  });
});

test.each([
  ['nothing', '?q=tv'],
  ['nonsense', '?sort=__proto__&view=3d&min=-5&max=abc&rating=9'],
  ['blanks', '?sort=&view=&min=&max=&rating='],
])('%s leaves the habit', (_, search) => {
  expect(read(search)).toEqual({ ...habit, brands: [], sellers: [] });
});

test('a change keeps what the address asks for', () => {
  const next = writeRefinement('?q=tv&brand=lg&c=x&sort=rating', {
    brands: ['lg', 'sony'],
    min: 0,
    max: undefined,
    sort: 'price_high',
  });
  const params = new URLSearchParams(next);
  expect(params.get('q')).toBe('tv');
  expect(params.get('c')).toBe('x');
  expect(read(next)).toMatchObject({ brands: ['lg', 'sony'], min: 0, sort: 'price_high' });
});

test('filters are counted, a price range as one', () => {
  const all: Refinement = { ...habit, brands: ['lg'], sellers: ['n11'], min: 1, max: 2, rating: 4 };
  expect(filterCount(all)).toBe(4);
  expect(filterCount({ ...habit, brands: [], sellers: [] })).toBe(0);
});

test('the last choice of sort and view is remembered; what cannot be read is the default', () => {
  const kept = new Map<string, string>();
  const storage = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, text: string) => Boolean(kept.set(name, text)),
    remove: (name: string) => void kept.delete(name),
  };
  expect(readHabit(storage)).toEqual(habit);
  rememberHabit(storage, { sort: 'price_low', view: 'grid' });
  expect(readHabit(storage)).toEqual({ sort: 'price_low', view: 'grid' });
  kept.set('results-view', '{"view":"cube"}');
  expect(readHabit(storage)).toEqual(habit);
});
