import type { Wanted } from '../address/wanted';
import { answer, notedWait, product, searchGiving } from '../../testing/replies';
import { begun, itemsOf, type Outcome } from './outcome';
import { runSearch } from './run-search';
import { requestOf } from './search-request';
import { readRefinement } from '../address/refinement';
import type { SearchProducts } from './search-products';

const names = ['Nike Pegasus 41', 'iPhone 15', 'LG C4'];
const ai: Wanted = { mode: 'ai', names, query: '' };
const plain: Wanted = { mode: 'plain', query: 'tv' };

async function run(wanted: Wanted, search: SearchProducts) {
  const { wait, waits } = notedWait();
  const told: Outcome[] = [];
  await runSearch(
    { wanted },
    undefined,
    { search, wait },
    new AbortController().signal,
    (outcome) => told.push(outcome),
  );
  return { told, last: told.at(-1), waits };
}

test('names are searched in quotes, one after another, half a second apart, and told as they arrive', async () => {
  const { search, queries } = searchGiving(
    answer([product('Nike Pegasus 41 Erkek Koşu Ayakkabısı'), product('Nike Revolution 7')]),
    answer([product('Apple iPhone 15 128 GB'), product('iPhone 15 Kılıf')]),
    answer([product('LG OLED55C4 C4 55 inç')]),
  );
  const { told, last, waits } = await run(ai, search);
  expect(queries).toEqual(['"Nike Pegasus 41"', '"iPhone 15"', '"LG C4"']);
  expect(waits).toEqual([500, 500]);
  const states = told.map((o) =>
    'groups' in o ? o.groups.map(({ state }) => state).join(' ') : '',
  );
  expect(states).toEqual([
    'searching waiting waiting',
    'found waiting waiting',
    'found searching waiting',
    'found found waiting',
    'found found searching',
    'found found found',
    'found found found',
  ]);
  expect(last?.phase).toBe('found');
  expect(itemsOf(last ?? begun).map(({ title }) => title)).toContain(
    'Nike Pegasus 41 Erkek Koşu Ayakkabısı',
  );
  expect(itemsOf(last ?? begun).map(({ title }) => title)).not.toContain('Nike Revolution 7');
});

test('a name whose search fails leaves the others', async () => {
  const { search } = searchGiving(
    new Error('1'),
    new Error('2'),
    new Error('3'),
    answer([product('iPhone 15')]),
    answer([product('LG C4')]),
  );
  const { last } = await run(ai, search);
  expect(last).toMatchObject({
    phase: 'found',
    groups: [{ state: 'failed' }, { state: 'found' }, { state: 'found' }],
  });
});

test.each([
  ['two names', ['Nike Pegasus 41', 'iPhone 15']],
  ['a generic name', ['Nike Pegasus 41', 'iPhone 15', 'akıllı telefon']],
  ['no names', []],
])('%s: nothing is searched and the sentence is said', async (_, given) => {
  const { search, queries } = searchGiving(answer([product('iPhone 15')]));
  const { last } = await run({ mode: 'ai', names: given, query: 'x' }, search);
  expect(queries).toEqual([]);
  expect(last).toEqual({
    phase: 'failed',
    sentence: 'Önerilen ürünler şu anda yüklenemiyor. Lütfen daha sonra tekrar deneyin.',
  });
});

test.each([
  [answer([]), { phase: 'empty' }],
  [
    answer([], { success: false, error: 'SERPER_API_KEY missing' }),
    {
      phase: 'failed',
      sentence: 'Arama servisi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.',
    },
  ],
  [
    answer([], { success: false }),
    { phase: 'failed', sentence: 'Ürün arama sırasında bir hata oluştu' },
  ],
  [new TypeError('x'), { phase: 'failed', sentence: 'Ürün arama sırasında bir hata oluştu' }],
])('outcome %#', async (given, outcome) => {
  const { search } = searchGiving(given);
  expect((await run(plain, search)).last).toMatchObject(outcome);
});

test('after leaving nothing is told', async () => {
  const leaving = new AbortController();
  const told: Outcome[] = [];
  const search: SearchProducts = () => {
    leaving.abort();
    return Promise.resolve(answer([product('LG C4')]));
  };
  await runSearch(
    { wanted: ai },
    undefined,
    { search, wait: notedWait().wait },
    leaving.signal,
    (outcome) => told.push(outcome),
  );
  expect(told).toHaveLength(1);
});

const seen = (search: string) => readRefinement(search);

test('a category alone is the query, too; criteria go into the filters', () => {
  expect(requestOf({ mode: 'plain', query: '', category: 'Parfüm' }, seen(''))).toEqual({
    query: 'Parfüm',
    filters: { category: 'Parfüm', limit: 24 },
  });
  expect(requestOf({ mode: 'plain', query: '', contentType: 'anime' }, seen(''))).toEqual({
    query: '',
    filters: { content_type: 'anime', limit: 24 },
  });
  const criterion = {
    id: 'b',
    label: 'B',
    strength: 'wish',
    test: { type: 'price', max: 5 },
  } as const;
  expect(
    requestOf({ mode: 'questionnaire', query: 'tv', criteria: [criterion] }, seen('')).filters,
  ).toMatchObject({
    criteria: [criterion],
  });
});

test('what is chosen goes over the wire, with the products up to the page', () => {
  const chosen = seen(
    '?q=tv&brand=lg&seller=n11&min=10&max=90&rating=4&a.size=large&a.size=small&sort=price_low&page=3',
  );
  expect(requestOf(plain, chosen)).toEqual({
    query: 'tv',
    filters: {
      brands: ['lg'],
      sellers: ['n11'],
      price: { min: 10, max: 90 },
      rating_min: 4,
      attributes: { size: ['large', 'small'] },
      sort: 'price_low',
      limit: 72,
    },
  });
});

test('a longer list asks for what it does not have', async () => {
  const first = answer([product('A'), product('B')], { total_results: 3 });
  const asked: unknown[] = [];
  const told: Outcome[] = [];
  await runSearch(
    { wanted: plain, request: { query: 'tv', filters: { limit: 4 } } },
    { phase: 'found', groups: [], answer: first },
    {
      search: (_, filters) => {
        asked.push(filters);
        return Promise.resolve(answer([product('C')], { total_results: 3 }));
      },
      wait: notedWait().wait,
    },
    new AbortController().signal,
    (outcome) => told.push(outcome),
  );
  expect(asked).toEqual([{ limit: 2, offset: 2 }]);
  expect(itemsOf(told.at(-1) ?? begun).map(({ title }) => title)).toEqual(['A', 'B', 'C']);
});

test('filters that leave nothing leave a list, which says what to drop', async () => {
  const { search, queries } = searchGiving(
    answer([], { final: true, ways: [{ without: 'price', count: 7 }] }),
  );
  const told: Outcome[] = [];
  await runSearch(
    { wanted: plain, request: { query: 'tv', filters: { price: { max: 1 } } } },
    undefined,
    { search, wait: notedWait().wait },
    new AbortController().signal,
    (outcome) => told.push(outcome),
  );
  expect(queries).toHaveLength(1);
  expect(told).toMatchObject([{ phase: 'found', answer: { ways: [{ without: 'price' }] } }]);
});
