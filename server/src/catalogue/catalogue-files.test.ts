import { join } from 'node:path';
import { foldedWords, stem } from '../language';
import { categoryNames, namesOf, readCatalogue } from '.';

const catalogue = readCatalogue(join(__dirname, '../../../catalogue'));

describe('the sample catalogue’s files', () => {
  test('are read without a single line left out', () => expect(catalogue.problems).toEqual([]));

  test('hold at least 1,500 products', () =>
    expect(catalogue.products.length).toBeGreaterThanOrEqual(1500));

  test.each(Object.keys(categoryNames))('have products in %s', (category) =>
    expect(catalogue.products.filter((product) => product.category === category)).not.toEqual([]),
  );

  test.each([
    'perfume',
    'film',
    'internet',
    'swimwear',
    'fridge',
    'glasses',
    'food',
    'travel',
    'beauty',
    'technology',
    'cars',
    'services',
    'sport-shoes',
  ])('have products for the questions about %s', (topic) => {
    const kinds = [...catalogue.kinds.values()].filter((kind) => kind.topic === topic);
    expect(
      catalogue.products.filter(({ kind }) => kinds.some(({ id }) => id === kind)),
    ).not.toEqual([]);
  });

  test('give every product its own title', () => {
    const seen = new Map<string, string>();
    const twice = catalogue.products.filter(({ id, title, kind }) => {
      const key = `${kind} ${title}`;
      const before = seen.get(key);
      seen.set(key, id);
      return before !== undefined;
    });
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  test('are written with typographic apostrophes', () => {
    const told = catalogue.products.flatMap(({ title, brand, specs }) => [
      title,
      brand,
      ...specs.map(({ value }) => value),
    ]);
    expect(told.filter((text) => /[\p{L}\p{N}]'\p{L}/u.test(text))).toEqual([]);
  });

  test('link every offer to the seller’s own search over https', () => {
    const strange = catalogue.products
      .flatMap(({ offers }) => offers)
      .filter(({ link }) => new URL(link).protocol !== 'https:' || link.includes('{q}'));
    expect(strange).toEqual([]);
  });

  test('call one kind by a name, but for those that mean several', () => {
    const several = [...catalogue.kinds.values()]
      .flatMap((kind) => namesOf(kind).filter((name) => !kind.verbs.includes(name)))
      .filter((name) => {
        const stems = foldedWords(name).map(stem);
        return catalogue.knowledge.kindNames.meaningsOf(stems).length > 1;
      })
      .map((name) => name.toLocaleLowerCase('tr'));
    expect([...new Set(several)].sort()).toEqual(
      ['bilgisayar', 'gözlük', 'gözlükler', 'kamp', 'mama', 'saat', 'tatil', 'watch'].sort(),
    );
  });

  test('ask on the pages of every kind what is asked of it most, each once', () => {
    const asked = [...catalogue.kinds.values()].map(({ id, advice }) => ({
      id,
      questions: advice.flatMap(({ question }) => question ?? []),
    }));
    expect(asked.filter(({ questions }) => questions.length < 3)).toEqual([]);
    expect(asked.filter(({ questions }) => new Set(questions).size < questions.length)).toEqual([]);
  });

  test('name accessories of kinds that exist', () => {
    const missing = [...catalogue.kinds.values()].filter(
      ({ accessoryOf }) => accessoryOf !== null && !catalogue.kinds.has(accessoryOf),
    );
    expect(missing).toEqual([]);
  });

  test('offer goods that are shipped at three sellers or more', () => {
    const few = catalogue.products.filter(
      ({ offers, category }) =>
        category !== 'services' &&
        offers.length < 3 &&
        offers.every(({ sellerId }) => catalogue.sellers[sellerId]?.freeShippingFrom !== null),
    );
    expect(few.map(({ id }) => id)).toEqual([]);
  });

  test('say of a whole kind what it is, and not that it suits everybody', () => {
    const empty = [...catalogue.kinds.values()].filter(({ fixed, attributes }) =>
      Object.entries(fixed).some(
        ([name, values]) =>
          values.length !== 1 &&
          (!values.length || values.length === Object.keys(attributes[name]?.values ?? {}).length),
      ),
    );
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  test('call no phone smart that runs no apps', () => {
    const keys = catalogue.products.filter(
      ({ kind, attributes }) =>
        kind === 'smartphone' && attributes['operating_system']?.join() === 'own_system',
    );
    expect(keys.length).toBeGreaterThan(0);
    for (const { attributes } of keys) expect(attributes['device_type']).toEqual(['feature_phone']);
  });
});
