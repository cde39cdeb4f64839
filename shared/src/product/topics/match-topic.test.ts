import { matchTopic, topics } from '.';
import { isInflectionOf } from './inflection';
import { queriesByTopic } from './match-topic.cases';

const cases = Object.entries(queriesByTopic).flatMap(([topic, queries]) =>
  queries
    .split('\n')
    .map((query) => query.trim())
    .filter(Boolean)
    .map((query) => [query, topic] as const),
);

describe('the topic of a query', () => {
  test.each(cases)('%s → %s', (query, topic) => {
    expect(matchTopic(query)?.id ?? 'none').toBe(topic);
  });

  test('the table is large enough to trust', () => {
    expect(new Set(cases.map(([query]) => query)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(400);
    expect(cases.filter(([, topic]) => topic === 'none').length).toBeGreaterThanOrEqual(100);
  });

  test.each(['', '   ', '-', '🙂'])('nothing is asked about “%s”', (query) => {
    expect(matchTopic(query)).toBeUndefined();
  });

  test('decomposed letters match like composed ones', () => {
    expect(matchTopic('parfüm'.normalize('NFD'))?.id).toBe('perfume');
    expect(matchTopic('İNTERNET'.normalize('NFD'))?.id).toBe('internet');
  });

  test('a very long query is answered at once', () => {
    expect(matchTopic('ab '.repeat(20_000))).toBeUndefined();
  });
});

test('topics stand in their order, sport shoes last', () => {
  expect(topics.map(({ id }) => id)).toEqual([
    'perfume',
    'glasses',
    'swimwear',
    'film',
    'internet',
    'fridge',
    'food',
    'travel',
    'beauty',
    'technology',
    'cars',
    'services',
    'sport-shoes',
  ]);
});

describe('inflection', () => {
  test.each([
    ['gozluk', 'gozlugumun'],
    ['gozluk', 'gozluklerimizden'],
    ['buzdolap', 'buzdolabi'],
    ['araba', 'arabasina'],
    ['araba', 'arabayla'],
    ['film', 'filmlerinden'],
    ['mayo', 'mayonuzdaki'],
    ['tablet', 'tabletteki'],
  ])('%s covers %s', (stem, word) => expect(isInflectionOf(stem, word)).toBe(true));

  test.each([
    ['mayo', 'mayonez'],
    ['gozluk', 'gozlukcu'],
    ['parfum', 'parfumsuz'],
    ['araba', 'arabesk'],
    ['film', 'filmci'],
    ['tablet', 'table'],
    ['tablet', 'tabled'],
  ])('%s does not cover %s', (stem, word) => expect(isInflectionOf(stem, word)).toBe(false));
});
