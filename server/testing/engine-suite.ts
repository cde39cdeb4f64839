import type { Criterion, SearchFilters } from '@denk/shared/product/wire';
import type { Catalogue } from '../src/catalogue';
import type { SearchEngine } from '../src/search/engine/search-engine';
import { mostCandidates } from '../src/search/ranking/find-in-stages';
import { createProductSearch, type ProductSearch } from '../src/search/answer/product-search';
import { createSuggestions } from '../src/search/suggestions';

/** What every engine has to do for a visitor; each engine's test runs all of it over the sample catalogue. */
export function describeSearch(
  name: string,
  catalogue: Catalogue,
  engineOf: () => SearchEngine,
): void {
  const find = (query: string, filters?: SearchFilters) =>
    searchOf().search({ query, ...(filters && { filters }) });
  let made: ProductSearch | undefined;
  const searchOf = () => {
    const { kinds, sellers } = catalogue;
    made ??= createProductSearch({ engine: engineOf(), kinds, sellers });
    return made;
  };
  const kindsOf = async (query: string, filters?: SearchFilters) =>
    new Set((await find(query, filters)).products.slice(0, 5).map(({ kind }) => kind));

  describe(`${name}: a query`, () => {
    test.each([
      ['telefon', 'smartphone'],
      ['TELEFON', 'smartphone'],
      ['cep telefonları', 'smartphone'],
      ['akilli telefon', 'smartphone'],
      ['buz dolabı', 'refrigerator'],
      ['BUZDOLAPLARI', 'refrigerator'],
      ['laptob', 'laptop'],
      ['dizüstü bilgisayar', 'laptop'],
      ['kosubandi', 'treadmill'],
      ['iphone kılıfı', 'phone-case'],
      ['samsung telefon kılıfı', 'phone-case'],
      ['güneş gözlüğü', 'sunglasses'],
      ['gunes gozlukleri', 'sunglasses'],
      ['Mayo - Bikini', 'swimwear'],
      ['kedi maması', 'cat-food'],
      ['çamaşır makinası', 'washing-machine'],
      ['robot süpürge', 'robot-vacuum'],
    ])('%s finds %s', async (query, kind) => expect([...(await kindsOf(query))]).toEqual([kind]));

    test('for a phone is answered by the phone, not by its case', async () => {
      const { products } = await find('iphone 15');
      expect(products[0]).toMatchObject({
        kind: 'smartphone',
        title: expect.stringMatching(/iPhone 15/) as string,
      });
    });

    test('with price words keeps the price and explains it', async () => {
      const { products, understood } = await find('20 bin altı telefon');
      expect(understood).toMatchObject({ price: { max: 20000 }, kind: { id: 'smartphone' } });
      expect(products.length).toBeGreaterThan(3);
      for (const { priceValue, reasons } of products) {
        expect(priceValue).toBeLessThanOrEqual(20000);
        expect(reasons).toEqual([{ id: 'query-price', label: '20.000 TL’ye kadar', state: 'met' }]);
      }
    });

    test('with a price nothing meets shows the closest and says so', async () => {
      const { products } = await find('iphone 17 pro 300 tl altı');
      expect(products[0]).toMatchObject({ reasons: [{ state: 'not-met' }] });
    });

    test('with a typing error is corrected and says how', async () => {
      const { products, understood, corrected } = await find('samsng telefon');
      expect(corrected).toEqual([{ written: 'samsng', read: 'Samsung' }]);
      expect(understood).toMatchObject({ brand: { id: 'samsung' } });
      expect(products[0]).toMatchObject({ brand: 'Samsung', kind: 'smartphone' });
    });

    test.each(['Ucuz Roman', 'The Wire', 'Ekümenopolis: Ucu Olmayan Şehir', 'Yedi'])(
      'that is a title finds “%s” first',
      async (title) => expect((await find(title)).products[0]).toMatchObject({ title }),
    );

    test.each([
      ['dior savaj', 'Sauvage'],
      ['samsung galaksi s25', 'Galaxy'],
      ['delonghi dedika', 'Dedica'],
    ])('by ear is heard among the names of its brand: %s', async (query, name) => {
      const { corrected, fit } = await find(query);
      expect([corrected?.map(({ read }) => read), fit]).toEqual([[name], 'exact']);
    });

    test('for several kinds shows them by turns', async () => {
      const { products } = await find('telefon ve kulaklık');
      expect(new Set(products.slice(0, 2).map(({ kind }) => kind)).size).toBe(2);
    });

    test('leaves out what is not wanted', async () => {
      const { products } = await find('samsung olmayan telefon');
      expect(products.length).toBeGreaterThan(20);
      expect(products.filter(({ brand }) => brand === 'Samsung')).toEqual([]);
    });

    test('for two brands shows what both make, by turns', async () => {
      const { products } = await find('samsung iphone');
      expect(products.slice(0, 4).map(({ brand, kind }) => `${brand} ${kind}`)).toEqual([
        'Samsung smartphone',
        'Apple smartphone',
        'Samsung smartphone',
        'Apple smartphone',
      ]);
    });

    test('for a model that is not there shows its family first', async () => {
      const { products } = await find('iphone se');
      expect(products[0]).toMatchObject({
        kind: 'smartphone',
        title: expect.stringMatching(/iPhone/) as string,
      });
    });

    test('by the name of one sort finds that sort, beyond the price if need be', async () => {
      const { products, relaxed, fit } = await find('100 tl altı gitar');
      expect({ relaxed, fit }).toEqual({ relaxed: ['100 tl altı'], fit: 'close' });
      expect(products.length).toBeGreaterThan(1);
      for (const { id } of products) {
        expect(catalogue.byId.get(id)?.attributes['instrument']).toEqual(['guitar']);
      }
    });

    test('for used cars finds no new ones', async () => {
      const { products } = await find('ikinci el araba');
      expect(products.length).toBeGreaterThan(20);
      for (const { title } of products) expect(title).not.toMatch(/2026/);
    });

    test('with a word for what a thing has finds the thing without it', async () =>
      expect((await kindsOf('şekerli tatlı')).has('food')).toBe(true));

    test('of a brand’s letters finds the brand', async () =>
      expect((await find('d&r')).products[0]?.brand).toBe('D&R'));

    test.each(['a', 'x', 's z'])('of single letters finds nothing: “%s”', async (query) =>
      expect((await find(query)).products).toEqual([]),
    );

    test.each(['diş macunu', 'ocak', 'kuş yemi', 'bluetooth hoparlör', 'bilgisayar monitörü'])(
      'for what the catalogue lacks finds nothing: “%s”',
      async (query) => expect((await find(query)).products).toEqual([]),
    );

    test('in quotes finds only titles with the phrase', async () => {
      const { products } = await find('"Samsung Galaxy S24 128 GB"');
      expect(products.map(({ title }) => title)).toEqual(['Samsung Galaxy S24 128 GB']);
    });

    test('in quotes that no title has finds the closest', async () => {
      const { products } = await find('"Samsung Galaxy S24 128 GB Mor Renk"');
      expect(products[0]?.title).toContain('Samsung Galaxy S24');
    });

    test.each(['qwxzqwxz', '"""', '???', '-'])('%s finds nothing', async (query) =>
      expect(await find(query)).toMatchObject({
        success: true,
        products: [],
        total_results: 0,
      }),
    );

    test('for a brand that makes no such thing shows the thing and offers close queries', async () => {
      const { products, suggestions } = await find('dyson buzdolabı');
      expect(products[0]?.kind).toBe('refrigerator');
      expect(suggestions).toContain('Buzdolapları');
    });

    test('that is empty is refused in the spec’s words', async () =>
      expect(await find('   ')).toEqual({
        success: false,
        products: [],
        query: '',
        total_results: 0,
        error: 'Arama sorgusu boş olamaz',
      }));

    test('is answered from the sample catalogue and says so', async () => {
      const answer = await find('telefon');
      expect(answer.sample).toBe(true);
      expect(answer.products.every(({ sample }) => sample)).toBe(true);
    });
  });

  describe(`${name}: filters`, () => {
    test.each([
      ['beauty', 'beauty'],
      ['Güzellik & Kişisel Bakım', 'beauty'],
      ['technology', 'technology'],
      ['TEKNOLOJİ', 'technology'],
      ['pets', 'pets'],
    ])('category %s without a query browses %s', async (category, id) => {
      const { products } = await find('', { category });
      expect(products.length).toBeGreaterThan(10);
      expect(products.every((product) => product.category === id)).toBe(true);
    });

    test('a category counts all that it holds, accessories too', async () => {
      const { total_results, total_is_capped = false } = await find('', { category: 'technology' });
      const all = catalogue.products.filter(({ category }) => category === 'technology');
      // What stops before the last one says so.
      expect({ total_results, total_is_capped }).toEqual({
        total_results: Math.min(all.length, mostCandidates),
        total_is_capped: all.length >= mostCandidates,
      });
    });

    test('a category may be a popular search', async () => {
      const { products } = await find('', { category: 'Kadın Parfümleri' });
      expect(products[0]).toMatchObject({ kind: 'perfume' });
      const same = await find('Kadın Parfümleri', { category: 'Kadın Parfümleri' });
      expect(same.products[0]).toMatchObject({ kind: 'perfume' });
    });

    test.each([
      ['movies', 'movie'],
      ['series', 'series'],
      ['anime', 'anime'],
      ['documentaries', 'documentary'],
      ['news', 'news'],
    ] as const)('content type %s without a query shows %s', async (content_type, kind) =>
      expect([...(await kindsOf('', { content_type }))]).toEqual([kind]),
    );

    test('a tab or category that holds nothing of it says how much there is outside, once and for all', async () => {
      const none = await find('buzdolabı', { content_type: 'series' });
      expect(none.products).toEqual([]);
      expect(none.final).toBe(true);
      const { total_results: everywhere } = await find('buzdolabı');
      expect(none.ways).toEqual([{ without: 'content_type', count: everywhere }]);
      const elsewhere = await find('buzdolabı', { category: 'pets' });
      expect(elsewhere.ways).toEqual([{ without: 'category', count: everywhere }]);
      expect(await find('qwxz vbnm')).toMatchObject({ products: [], final: true });
    });

    test('brand, seller, price and rating narrow the list, and a facet counts what the others leave', async () => {
      const all = await find('telefon');
      const some = await find('telefon', {
        brands: ['samsung'],
        sellers: ['Amazon Türkiye'],
        price: { min: 10_000, max: 40_000 },
        rating_min: 4,
      });
      expect(some.products.length).toBeGreaterThan(0);
      expect(some.total_results).toBeLessThan(all.total_results);
      const others = {
        sellers: ['Amazon Türkiye'],
        price: { min: 10_000, max: 40_000 },
        rating_min: 4,
      };
      const apple = await find('telefon', { ...others, brands: ['apple'] });
      const count = some.facets?.brands.find(({ value }) => value === 'apple')?.count;
      expect(count).toBe(apple.total_results);
      expect(some.facets?.brands.map(({ value }) => value).sort()).toEqual(
        all.facets?.brands.map(({ value }) => value).sort(),
      );
      for (const product of some.products) {
        expect(product).toMatchObject({ brand: 'Samsung', source: 'Amazon Türkiye' });
        expect(product.rating).toBeGreaterThanOrEqual(4);
        expect(product.priceValue).toBeGreaterThanOrEqual(10_000);
      }
    });

    test('a filter nothing meets leaves an honest empty list and says which filter to drop', async () => {
      const all = await find('telefon');
      expect(await find('telefon', { price: { max: 1 } })).toMatchObject({
        success: true,
        products: [],
        total_results: 0,
        final: true,
        ways: [{ without: 'price', count: all.total_results }],
      });
    });

    test('a kind’s own attributes narrow the list by as many as they count', async () => {
      const { facets } = await find('telefon');
      const memory = facets?.attributes?.find(({ name }) => name === 'ram');
      const [value] = memory?.values ?? [];
      expect(memory?.values.length).toBeGreaterThan(2);
      const some = await find('telefon', { attributes: { ram: [value?.value ?? ''] } });
      expect(some.total_results).toBe(value?.count);
      expect(some.facets?.attributes?.find(({ name }) => name === 'ram')).toEqual(memory);
    });

    test('a page follows the one before it, in the order asked for', async () => {
      const whole = await find('telefon', { sort: 'price_low', limit: 60 });
      const prices = whole.products.map(({ priceValue = Infinity }) => priceValue);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      const page = await find('telefon', { sort: 'price_low', limit: 24, offset: 24 });
      expect(page.products.map(({ id }) => id)).toEqual(
        whole.products.slice(24, 48).map(({ id }) => id),
      );
      expect(page.total_results).toBe(whole.total_results);
    });

    test('only the attributes asked for come with the products', async () => {
      const { products } = await find('serum', { tell: ['skin_type', 'no_such'] });
      expect(products.some(({ attributes }) => attributes?.['skin_type']?.length)).toBe(true);
      for (const { attributes = {} } of products) {
        expect(Object.keys(attributes)).not.toContain('no_such');
      }
    });
  });

  describe(`${name}: criteria`, () => {
    const criterion = (
      id: string,
      test: Criterion['test'],
      strength: Criterion['strength'] = 'wish',
    ): Criterion => ({ id, label: id, strength, test });

    test('bring the best matches first, each with its reasons', async () => {
      const criteria = [
        criterion('budget', { type: 'price', max: 15_000 }, 'must'),
        criterion('os', { type: 'attribute', name: 'operating_system', anyOf: ['android'] }),
        criterion('features', {
          type: 'attribute',
          name: 'important_features',
          anyOf: ['battery_life'],
        }),
      ];
      const { products } = await find('akıllı telefon', { criteria });
      expect(products.length).toBeGreaterThan(3);
      expect(products[0]?.reasons).toEqual([
        { id: 'budget', label: 'budget', state: 'met' },
        { id: 'os', label: 'os', state: 'met' },
        { id: 'features', label: 'features', state: 'met' },
      ]);
      const met = products.map(
        ({ reasons }) => reasons?.filter(({ state }) => state === 'met').length ?? 0,
      );
      expect(met).toEqual([...met].sort((a, b) => b - a));
    });

    test('that nothing meets keep the closest, marked as not met', async () => {
      const criteria = [
        criterion(
          'os',
          { type: 'attribute', name: 'operating_system', anyOf: ['windows'] },
          'must',
        ),
      ];
      const { products, relaxed } = await find('akıllı telefon', { criteria });
      expect(products[0]).toMatchObject({ kind: 'smartphone', reasons: [{ state: 'not-met' }] });
      expect(relaxed).toEqual([criteria[0]?.label]);
    });

    test.each([
      ['buzdolabı', { max: 2000 }, (prices: number[]) => Math.min(...prices)],
      ['buzdolabı', { min: 300_000 }, (prices: number[]) => Math.max(...prices)],
    ])('a price that no %s has (%j): the nearest comes first', async (query, range, nearest) => {
      const criteria = [criterion('budget', { type: 'price', ...range }, 'must')];
      const { products, relaxed } = await find(query, { criteria, limit: 200 });
      const prices = products.map(({ priceValue = 0 }) => priceValue);
      expect(prices.length).toBeGreaterThan(3);
      expect(prices[0]).toBe(nearest(prices));
      expect(relaxed).toEqual([criteria[0]?.label]);
    });

    test('that something meets are not relaxed', async () => {
      const budget = criterion('budget', { type: 'price', max: 30_000 }, 'must');
      expect((await find('buzdolabı', { criteria: [budget] })).relaxed).toBeUndefined();
    });

    test('an answer says more than the word that was searched for', async () => {
      const bikini = criterion(
        'swimwear_type',
        { type: 'attribute', name: 'swimwear_type', anyOf: ['bikini'] },
        'must',
      );
      const { products, relaxed } = await find('mayo', { criteria: [bikini] });
      expect(products.length).toBeGreaterThan(3);
      expect(products.every(({ reasons }) => reasons?.[0]?.state === 'met')).toBe(true);
      expect(relaxed).toBeUndefined();
    });

    test('answers that the words do not meet are kept before the words', async () => {
      const painting = criterion(
        'service_type',
        { type: 'attribute', name: 'service_type', anyOf: ['painting'] },
        'must',
      );
      const { products } = await find('usta', { criteria: [painting] });
      expect(products.length).toBeGreaterThan(3);
      for (const { kind, reasons } of products) {
        expect({ kind, reasons }).toMatchObject({ kind: 'service', reasons: [{ state: 'met' }] });
      }
    });

    test('that the catalogue cannot tell are unknown', async () => {
      const criteria = [criterion('x', { type: 'attribute', name: 'no_such', anyOf: ['a'] })];
      const { products } = await find('buzdolabı', { criteria });
      expect(products[0]?.reasons).toEqual([{ id: 'x', label: 'x', state: 'unknown' }]);
    });
  });

  describe(`${name}: suggestions`, () => {
    const suggest = async (text: string) =>
      (await createSuggestions(engineOf(), catalogue.kinds).suggest(text)).map(
        (suggestion) => suggestion.text,
      );

    test.each([
      ['telef', 'Telefon'],
      ['BUZD', 'Buzdolabı'],
      ['gunes', 'Güneş Gözlüğü'],
      ['sams', 'Samsung'],
      ['galaxy s24', 'Samsung Galaxy S24 128 GB'],
      ['samsng', 'Samsung'],
      ['iphone k', 'iPhone Kılıfı'],
      ['ruj', 'Ruj'],
      ['parfüm k', 'Parfüm'],
      ['şao', 'Xiaomi'],
      ['thy', 'Türk Hava Yolları'],
    ])('“%s” is completed by “%s”', async (text, expected) =>
      expect(await suggest(text)).toContain(expected),
    );

    test('of products lead to their pages', async () => {
      const suggested = await createSuggestions(engineOf(), catalogue.kinds).suggest('galaxy s24');
      const { page } = suggested.find(({ text }) => text === 'Samsung Galaxy S24 128 GB') ?? {};
      const id = catalogue.products.find(({ title }) => title === 'Samsung Galaxy S24 128 GB')?.id;
      expect(page).toBe(`/product/${id ?? ''}`);
      expect(suggested.find(({ type }) => type !== 'product')?.page).toBeUndefined();
    });

    test('name a thing before what is made for it', async () => {
      const suggested = await suggest('tel');
      expect(suggested.indexOf('Telefon')).toBeGreaterThanOrEqual(0);
      expect(suggested.indexOf('Telefon')).toBeLessThan(suggested.indexOf('Telefon Kılıfı'));
    });

    test.each([
      ['iphone', /iPhone \d/, /Kılıf/],
      ['iphone 15', /iPhone 15/, /Kılıf/],
      ['samsung', /^Samsung$/, /Kılıf/],
      ['galaxy s', /Galaxy S/, /Kılıf/],
      ['kılıf', /^Kılıf$/, /Oto Koltuk/],
      ['şar', /^Şarj Cihazı$/, /Saray/],
      ['şam', /^Şampuan$/, /Samsung/],
      ['süp', /^Süpürge$/, /Super/],
      ['gü', /^Güneş Gözlüğü$/, /Guess|Gold/],
    ])('for “%s” begin with %s, and not with %s', async (text, first, later) => {
      const [begin = '', ...rest] = await suggest(text);
      expect(begin).toMatch(first);
      expect(begin).not.toMatch(later);
      expect(rest.length).toBeGreaterThan(0);
    });

    test.each([
      ['buzd', /buz dolab|soğutucu/i],
      ['çamaşır', /makinası|yıkama makinesi/i],
      ['robot', /robotic|robot temizleyici/i],
      ['dizi', /^diziler$/i],
      ['kulaklık', /bluetooth kulaklık/i],
      ['telefon', /^(?:akıllı telefon|cep telefonu)$/i],
    ])('for “%s” name nothing twice', async (text, other) => {
      const suggested = await suggest(text);
      expect(suggested.filter((one) => other.test(one))).toEqual([]);
      expect(suggested.filter((one) => /^\p{Ll}/u.test(one))).toEqual([]);
    });

    test('name things before services for them', async () => {
      const suggested = await suggest('buz');
      const service = suggested.findIndex((text) => text.includes('Servis'));
      expect(suggested.indexOf('Samsung Buzdolabı')).toBeGreaterThanOrEqual(0);
      expect(service < 0 || service > suggested.indexOf('Samsung Buzdolabı')).toBe(true);
    });

    test('are none for nothing and at most eight', async () => {
      expect(await suggest(' ')).toEqual([]);
      expect((await suggest('sa')).length).toBeLessThanOrEqual(8);
    });
  });

  describe(`${name}: products`, () => {
    test('are read by id in the order asked, unknown ids left out', async () => {
      const [a, b] = catalogue.products;
      const ids = [b?.id ?? '', 'yok', a?.id ?? ''];
      expect((await engineOf().products(ids)).map(({ id }) => id)).toEqual([b?.id, a?.id]);
    });

    test('have others of their kind beside them', async () => {
      const [product] = catalogue.products;
      if (!product) throw new Error('no product');
      const similar = await engineOf().similar(product, 4);
      expect(similar).toHaveLength(4);
      expect(similar.every(({ kind, id }) => kind === product.kind && id !== product.id)).toBe(
        true,
      );
    });

    test('are all listed', async () =>
      expect(new Set(await engineOf().ids())).toEqual(new Set(catalogue.byId.keys())));
  });
}
