import { matchTopic } from '@denk/shared/product/topics';
import { tiles } from './home/tiles';
import { popularBeyondTopics, popularByTopic } from './popular/popular-by-topic';
import { placeholderPhrases } from './search-entry/placeholder-phrases';
import type { OfferedTerm } from './search-entry/offered-term';
import { popularSearches, quickCategories } from './search-page/offered-searches';

const offered: readonly (readonly [string, readonly OfferedTerm[]])[] = [
  ['home tiles', tiles],
  ['typed examples', placeholderPhrases.slice(1).map((term) => ({ term }))],
  ['popular searches', popularSearches],
  ['quick categories', quickCategories],
  ['popular by topic', popularByTopic.flatMap(({ terms }) => terms.map((term) => ({ term })))],
];

const toQuestions = offered.flatMap(([place, terms]) =>
  terms.filter(({ leadsTo }) => leadsTo !== 'results').map(({ term }) => [place, term]),
);

test.each(toQuestions)('%s: “%s” has questions', (_, term) => {
  expect(matchTopic(term ?? '')).toBeDefined();
});

const toResults = [
  ...quickCategories.filter(({ leadsTo }) => leadsTo === 'results').map(({ term }) => term),
  ...popularBeyondTopics,
];

test.each(toResults)('“%s” has no questions, so it goes to the results', (term) => {
  expect(matchTopic(term)).toBeUndefined();
});

test('the nine tiles search the specified terms in the specified order', () => {
  expect(tiles.map(({ term }) => term)).toEqual([
    'Parfüm',
    'Güneş Gözlükleri',
    'Mayo - Bikini',
    'Film',
    'Buzdolabı',
    'Spor Ayakkabı',
    'Akıllı Telefon',
    'Laptop',
    'Seyahat',
  ]);
});

test('twelve popular searches and eight quick categories', () => {
  expect([popularSearches.length, quickCategories.length]).toEqual([12, 8]);
});

test.each(popularByTopic.map((topic) => [topic.id, topic] as const))(
  'popular searches under %s open that topic',
  (id, { terms }) => {
    expect(terms.map((term) => matchTopic(term)?.id)).toEqual(terms.map(() => id));
  },
);
