import { fold } from '@denk/shared/product/text';
import { sampleKinds } from '../../testing/sample-catalogue';
import { categories } from './categories';
import { categoryFigures } from './category-figures';
import { filterCategories } from './filter-categories';

const givenIds = [
  'beauty',
  'fashion',
  'technology',
  'home',
  'entertainment',
  'sports',
  'health',
  'services',
  'automotive',
  'travel',
  'insurance',
  'food-drink',
  'finance',
  'education',
  'mother-child',
  'culture-art',
];

test('the sixteen given categories and pets are there, each with five subcategories and two searches', () => {
  expect(categories.map(({ id }) => id)).toEqual([...givenIds, 'pets']);
  for (const category of categories) {
    expect(new Set(category.subcategories).size).toBe(5);
    expect(new Set(category.popularSearches).size).toBe(2);
  }
});

describe('every text that is offered leads to products of its category', () => {
  const kinds = sampleKinds();
  const offered = categories.flatMap(({ id, subcategories, popularSearches }) =>
    [...subcategories, ...popularSearches].map((text) => [id, text] as const),
  );

  test.each(offered)('%s: %s', (category, text) => {
    const sought = ` ${fold(text)} `;
    const named = kinds.filter(
      (kind) =>
        kind.category === category &&
        [kind.noun, kind.plural, ...kind.synonyms, ...kind.sorts].some((name) =>
          namedIn(sought, fold(name)),
        ),
    );
    expect(named).not.toHaveLength(0);
  });

  // `parfüm` is named in `kadın parfümü`, `lego` in `LEGO`: a name at a word's beginning, with or without an ending.
  const namedIn = (sought: string, name: string) => sought.includes(` ${name}`);
});

test('the tiles count what is there', () => {
  const figures = categoryFigures(categories);
  expect(figures).toEqual({
    categories: 17,
    subcategories: 85,
    matches: categories.reduce((sum, { matchCount }) => sum + matchCount, 0),
    averageRating: 4.9,
  });
});

describe('the filter', () => {
  test.each([
    ['', 17],
    ['   ', 17],
    ['güneş gözlüğü', 1],
    ['gunes gozlugu', 1],
    ['GÜNEŞ GÖZ', 1],
    ['SİGORTA', 1],
    ['sıgorta', 1],
    ['zzz', 0],
  ])('%j finds %i', (text, count) => {
    expect(filterCategories(categories, text)).toHaveLength(count);
  });

  test.each([
    ['kahve', ['home', 'food-drink']],
    ['otel', ['travel']],
    ['ikinci el', ['automotive']],
    ['İNTERNET', ['services']],
    ['mama kedi', ['pets']],
  ])('%j finds %j', (text, ids) => {
    expect(filterCategories(categories, text).map(({ id }) => id)).toEqual(ids);
  });

  test('a text in the middle of a word is no match', () => {
    expect(filterCategories(categories, 'lastik').map(({ id }) => id)).toEqual(['automotive']);
    expect(filterCategories(categories, 'oltuk')).toHaveLength(0);
  });
});
