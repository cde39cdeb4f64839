import type { Criterion } from '@denk/shared/product/wire';
import { createMemoryCache, type AnswerCache } from './answer-cache';
import { createLiveAnswers, freshMs, staleMs, failureMs } from './live-answers';
import { createLiveSearch } from './live-search';
import { createSerpApi } from './serpapi';
import { createSerper } from './serper';
import type { ShoppingProvider } from './shopping-provider';
import { startStub, type StubUpstream } from '../../../testing/stub-upstream';

let stub: StubUpstream;
let time = 0;
const warnings: string[] = [];

beforeEach(async () => {
  stub = await startStub();
  time = 1_000_000;
  warnings.length = 0;
});
afterEach(() => stub.close());

const warn = (message: string) => warnings.push(message);
const brandOf = (title: string) => (/samsung/i.test(title) ? 'Samsung' : undefined);

function searchWith(
  provider: ShoppingProvider,
  cache: AnswerCache = createMemoryCache(),
  timeoutMs?: number,
) {
  const answers = createLiveAnswers({
    take: () => () => {},
    provider,
    cache,
    now: () => time,
    warn,
    ...(timeoutMs && { timeoutMs }),
  });
  return createLiveSearch({ answers, brandOf, warn });
}

const serper = (key: string | undefined = 'gizli-anahtar') =>
  createSerper({ key, base: stub.base });
const serpapi = () => createSerpApi({ key: 'gizli-anahtar', base: `${stub.base}/` });

const budget = (range: { min?: number; max?: number }): Criterion => ({
  id: 'budget',
  label: 'Bütçe',
  strength: 'must',
  test: { type: 'price', ...range },
});

const shopping = [
  {
    title: 'Samsung Galaxy S24 128 GB',
    source: 'Trendyol',
    link: 'https://www.google.com/shopping/product/1',
    price: '₺42.999,00',
    imageUrl: 'https://img.example/1.jpg',
    rating: 4.7,
    ratingCount: 120,
    productId: '42',
    delivery: 'Ücretsiz kargo',
  },
  {
    title: 'Başka Telefon',
    source: 'n11',
    link: 'https://www.n11.com/urun/2',
    price: '9.999,90 TL',
  },
  { title: 'Fiyatsız', source: 'x', link: 'javascript:alert(1)' },
  { source: 'başlıksız' },
];

describe('Serper', () => {
  test('is asked in Turkish and its items become products', async () => {
    stub.answer = () => ({ json: { shopping, credits: 2 } });
    const answer = await searchWith(serper()).search({ query: ' "Galaxy S24" ' });
    expect(stub.seen).toHaveLength(1);
    expect(stub.seen[0]).toMatchObject({ method: 'POST' });
    expect(stub.seen[0]?.url.pathname).toBe('/shopping');
    expect(stub.seen[0]?.headers['x-api-key']).toBe('gizli-anahtar');
    expect(JSON.parse(stub.seen[0]?.body ?? '')).toMatchObject({
      q: '"Galaxy S24"',
      gl: 'tr',
      hl: 'tr',
    });
    expect(answer).toMatchObject({
      success: true,
      query: '"Galaxy S24"',
      total_results: 3,
      sample: false,
    });
    expect(answer.products).toMatchObject([
      {
        id: 'serper-42',
        price: '42.999,00 TL',
        priceValue: 42999,
        rating: 4.7,
        reviewCount: 120,
        source: 'Trendyol',
        brand: 'Samsung',
        facts: { Teslimat: 'Ücretsiz kargo', Bağlantı: 'Google Alışveriş sayfası' },
      },
      { priceValue: 9999.9, link: 'https://www.n11.com/urun/2' },
      { price: 'Fiyat için siteyi ziyaret edin', link: '' },
    ]);
    expect(answer.facets?.brands).toEqual([{ value: 'samsung', label: 'Samsung', count: 1 }]);
  });

  test.each([
    [
      'a key it does not know',
      403,
      { message: 'Unauthorized.' },
      /anahtarı reddedildi.*SERPER_API_KEY/,
    ],
    ['a 400 about the key', 400, { message: 'Invalid API key' }, /reddedildi/],
    ['no quota left', 429, {}, /kotası doldu/],
    ['a failure', 500, {}, /ulaşılamadı/],
    ['an answer of another shape', 200, { shopping: 'yok' }, /ulaşılamadı/],
  ])('with %s fails in the words for the operator', async (_, status, json, error) => {
    stub.answer = () => ({ status, json });
    const answer = await searchWith(serper()).search({ query: 'telefon' });
    expect(answer).toMatchObject({ success: false, products: [], total_results: 0 });
    expect(answer.error).toMatch(error);
    expect(answer.error).toMatch(/key secret.*function/);
    expect(JSON.stringify([answer, warnings])).not.toContain('gizli-anahtar');
  });

  test('without a key is not even asked', async () => {
    const answer = await searchWith(createSerper({ base: stub.base })).search({ query: 'telefon' });
    expect(answer.error).toMatch(/^Arama anahtarı eksik: SERPER_API_KEY/);
    expect(stub.seen).toEqual([]);
  });

  test('that does not answer in time fails', async () => {
    stub.answer = () => 'never';
    const answer = await searchWith(serper(), createMemoryCache(), 50).search({ query: 'telefon' });
    expect(answer.error).toMatch(/ulaşılamadı/);
  });

  test('is not asked for an empty query', async () => {
    const answer = await searchWith(serper()).search({ query: '  ' });
    expect(answer).toMatchObject({ success: false, error: 'Arama sorgusu boş olamaz' });
    expect(stub.seen).toEqual([]);
  });

  test('results keep price, brand and seller filters, and explain the price words of the query', async () => {
    stub.answer = () => ({ json: { shopping } });
    const search = searchWith(serper());
    const cheap = await search.search({ query: '10 bin altı telefon' });
    expect(cheap.products.map(({ title }) => title)).toEqual(['Başka Telefon', 'Fiyatsız']);
    expect(cheap.products[0]?.reasons).toEqual([
      { id: 'query-price', label: '10.000 TL’ye kadar', state: 'met' },
    ]);
    const brand = await search.search({ query: 'telefon', filters: { brands: ['samsung'] } });
    expect(brand.products.map(({ source }) => source)).toEqual(['Trendyol']);
    const seller = await search.search({ query: 'telefon', filters: { sellers: ['n11'] } });
    expect(seller.products.map(({ source }) => source)).toEqual(['n11']);
  });
});

describe('live answers', () => {
  test('of the same query at the same time share one call', async () => {
    stub.answer = () => ({ json: { shopping } });
    const search = searchWith(serper());
    const all = await Promise.all(
      ['telefon', 'Telefon ', 'telefon'].map((query) => search.search({ query })),
    );
    expect(all.every(({ total_results }) => total_results === 3)).toBe(true);
    expect(stub.seen).toHaveLength(1);
  });

  test('are kept while fresh and asked anew afterwards', async () => {
    stub.answer = () => ({ json: { shopping } });
    const search = searchWith(serper());
    await search.search({ query: 'telefon' });
    time += freshMs - 1;
    await search.search({ query: 'telefon' });
    expect(stub.seen).toHaveLength(1);
    time += 1;
    await search.search({ query: 'telefon' });
    expect(stub.seen).toHaveLength(2);
  });

  test('stand in while the service fails, for a day', async () => {
    stub.answer = () => ({ json: { shopping } });
    const search = searchWith(serper());
    await search.search({ query: 'telefon' });
    stub.answer = () => ({ status: 500, json: {} });
    time += staleMs;
    expect(await search.search({ query: 'telefon' })).toMatchObject({
      success: true,
      total_results: 3,
    });
    expect(warnings[0]).toMatch(/stale answer/);
    time += 1;
    expect(await search.search({ query: 'telefon' })).toMatchObject({ success: false });
  });

  test('that failed are not kept', async () => {
    stub.answer = () => ({ status: 500, json: {} });
    const search = searchWith(serper());
    await search.search({ query: 'telefon' });
    stub.answer = () => ({ json: { shopping } });
    time += failureMs;
    expect(await search.search({ query: 'telefon' })).toMatchObject({ success: true });
  });

  test('within another budget are no other call where the service cannot filter by price', async () => {
    stub.answer = () => ({ json: { shopping } });
    const search = searchWith(serper());
    await search.search({ query: 'telefon' });
    await search.search({ query: 'telefon', filters: { criteria: [budget({ max: 10_000 })] } });
    expect(stub.seen).toHaveLength(1);
  });
});

describe('SerpApi', () => {
  const results = [
    {
      title: 'Samsung Galaxy S24',
      product_link: 'https://www.google.com/shopping/product/1',
      source: 'Hepsiburada',
      price: '₺42.999,00',
      extracted_price: 42999,
      rating: 4.5,
      reviews: 10,
      thumbnail: 'https://img.example/1.jpg',
      immersive_product_page_token: 'jeton-1',
    },
    { title: 'Doğrudan', link: 'https://www.n11.com/urun/2', source: 'n11', extracted_price: 100 },
  ];
  const stores = [
    { name: 'n11', link: 'https://www.n11.com/s24', extracted_price: 41000 },
    { name: 'Hepsiburada', link: 'https://www.hepsiburada.com/s24', price: '42.999,00 TL' },
    { name: 'Google', link: 'https://www.google.com/x', extracted_price: 1 },
  ];

  test('is asked in Turkish, within the price, and its sellers are resolved', async () => {
    stub.answer = ({ url }) =>
      url.searchParams.get('engine') === 'google_shopping'
        ? { json: { shopping_results: results } }
        : { json: { product_results: { stores } } };
    const { products } = await searchWith(serpapi()).search({
      query: 'galaxy s24',
      filters: { criteria: [budget({ min: 100, max: 50_000 })] },
    });
    const [first, second] = stub.seen;
    expect(Object.fromEntries(first?.url.searchParams ?? [])).toEqual({
      engine: 'google_shopping',
      q: 'galaxy s24',
      gl: 'tr',
      hl: 'tr',
      min_price: '100',
      max_price: '50000',
      api_key: 'gizli-anahtar',
    });
    expect(first?.url.pathname).toBe('/search.json');
    expect(Object.fromEntries(second?.url.searchParams ?? [])).toMatchObject({
      engine: 'google_immersive_product',
      page_token: 'jeton-1',
      more_stores: 'true',
    });
    expect(stub.seen).toHaveLength(2);
    expect(products).toMatchObject([
      {
        source: 'Hepsiburada',
        link: 'https://www.hepsiburada.com/s24',
        offers: [{ seller: 'n11' }, { seller: 'Hepsiburada', priceValue: 42999 }],
        facts: {},
      },
      { source: 'n11', link: 'https://www.n11.com/urun/2' },
    ]);
  });

  test('keeps Google’s link, told as such, where sellers cannot be had', async () => {
    stub.answer = ({ url }) =>
      url.searchParams.get('engine') === 'google_shopping'
        ? { json: { shopping_results: results } }
        : { status: 500, json: {} };
    const { products } = await searchWith(serpapi()).search({ query: 'galaxy s24' });
    expect(products[0]).toMatchObject({
      link: 'https://www.google.com/shopping/product/1',
      facts: { Bağlantı: 'Google Alışveriş sayfası' },
    });
  });

  test('that found nothing is an empty answer, a refused key an error', async () => {
    stub.answer = () => ({ json: { error: "Google hasn't returned any results for this query." } });
    expect(await searchWith(serpapi()).search({ query: 'yok' })).toMatchObject({
      success: true,
      products: [],
    });
    stub.answer = () => ({ status: 401, json: { error: 'Invalid API key.' } });
    expect((await searchWith(serpapi()).search({ query: 'yok' })).error).toMatch(
      /reddedildi: SERPAPI_API_KEY/,
    );
  });
});

test('filters, sorts and pages are answered from the kept products, without another call', async () => {
  stub.answer = () => ({ json: { shopping } });
  const { search } = searchWith(serper());
  const all = await search({ query: 'telefon' });
  expect(all.facets?.prices ?? []).toEqual([]);
  for (const filters of [
    { price: { max: 20_000 } },
    { brands: ['samsung'] },
    { sellers: ['n11'] },
    { sort: 'price_low' as const },
    { offset: 1, limit: 1 },
  ]) {
    const some = await search({ query: 'telefon', filters });
    expect(some.products.length).toBeGreaterThan(0);
  }
  expect(
    (await search({ query: 'telefon', filters: { price: { max: 20_000 } } })).products,
  ).toMatchObject([{ title: 'Başka Telefon' }]);
  expect(stub.seen).toHaveLength(1);
});
