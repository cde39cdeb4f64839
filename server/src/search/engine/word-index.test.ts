import type { SoughtWord } from './search-engine';
import { WordIndexBuilder } from './word-index';

const documents = [
  { title: 'samsung telefon', kind: 'telefon', facts: '128gb siyah' },
  { title: 'telefon kilif', kind: 'kilif', facts: 'samsung siyah' },
  { title: 'samsung galaxy telefon kilif seffaf silikon', kind: 'kilif', facts: 'siyah' },
  { title: 'televizyon', kind: 'televizyon', facts: '55inc' },
  { title: 'televizyon kumanda', kind: 'kumanda', facts: '' },
];

const index = (() => {
  const builder = new WordIndexBuilder();
  for (const { title, kind, facts } of documents) {
    builder.add({ title: words(title), kind: words(kind), facts: words(facts) });
  }
  return builder.build();
})();

function words(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** `tele*` begins like that. */
const sought = (query: string): SoughtWord[] =>
  words(query).map((word) => ({ stem: word.replace('*', ''), prefix: word.endsWith('*') }));

test.each<[string, 'all' | 'any', number[]]>([
  ['samsung', 'all', [0, 2, 1]],
  ['telefon', 'all', [0, 1, 2]],
  ['samsung telefon', 'all', [0, 2, 1]],
  ['samsung kilif', 'all', [2, 1]],
  ['samsung kilif', 'any', [2, 1, 0]],
  ['galaxy kumanda', 'all', []],
  ['galaxy kumanda', 'any', [4, 2]],
  ['televizyon', 'all', [3, 4]],
  ['kum*', 'all', [4]],
  ['kum', 'all', []],
  ['tele* siyah', 'all', [0, 1, 2]],
  ['yok', 'any', []],
  ['yok samsung', 'all', []],
])('%s (%s) finds %j', (query, match, ids) => {
  expect(index.find(sought(query), match).map(({ id }) => id)).toEqual(ids);
});

test('a word begun is worth less than the same word whole', () => {
  const [whole, begun] = ['telefon', 'telef*'].map(
    (query) => index.find(sought(query), 'all').find(({ id }) => id === 0)?.score ?? 0,
  );
  expect(begun).toBeGreaterThan(0);
  expect(begun).toBeLessThan(whole ?? 0);
});

test('a rare word is worth more than a frequent one', () => {
  const [rare, frequent] = ['galaxy', 'samsung'].map(
    (query) => index.find(sought(query), 'all').find(({ id }) => id === 2)?.score ?? 0,
  );
  expect(rare).toBeGreaterThan(frequent ?? 0);
});
