import { join } from 'node:path';
import {
  calls,
  productDetailSchema,
  productSchema,
  searchResponseSchema,
  suggestionsSchema,
} from '@denk/shared/product/wire';
import Fastify from 'fastify';
import * as v from 'valibot';
import { CatalogueUnavailable } from '../catalogue';
import { createCatalogueServices } from './catalogue-services';
import { hostileBodies } from '../../testing/hostile-bodies';
import { searchRoutes } from './routes';

const services = createCatalogueServices({}, join(__dirname, '../../../catalogue'));
const app = Fastify();
services.routes(app);
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/functions/v1/search-products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const read = async (answer: Response) => ({
  status: answer.status,
  text: await answer.text(),
});
const get = (path: string) => fetch(`${origin}${path}`);

describe('POST /functions/v1/search-products', () => {
  test('answers in the specified shape to a functions client', async () => {
    const answer = await post(
      JSON.stringify({ query: ' telefon ', filters: null, searchType: 'google' }),
      { apikey: 'anon', authorization: 'Bearer anon', 'x-client-info': 'js/2' },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch('application/json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const body = v.parse(searchResponseSchema, await answer.json());
    expect(body).toMatchObject({ success: true, query: 'telefon', sample: true });
    expect(body.products.length).toBeGreaterThan(10);
    expect(body.products[0]).toMatchObject({
      link: expect.stringMatching(/^https:/) as string,
      price: expect.stringMatching(/ TL$/) as string,
      page: expect.stringMatching(/^\/product\//) as string,
    });
  });

  test('passes its preflight', async () => {
    const answer = await fetch(`${origin}/functions/v1/search-products`, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.org', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    for (const header of ['authorization', 'x-client-info', 'apikey', 'content-type']) {
      expect(answer.headers.get('access-control-allow-headers')).toContain(header);
    }
  });

  test('an empty query is a failure told in a 200', async () => {
    const answer = await post('{"query":"  "}');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      success: false,
      error: 'Arama sorgusu boş olamaz',
    });
  });

  test.each([
    ['no JSON', '{"query":', 400],
    ['no object', '[]', 400],
    ['null', 'null', 400],
    ['a number for a query', '{"query":7}', 400],
    ['no query', '{}', 400],
    ['an endless query', JSON.stringify({ query: 'a'.repeat(501) }), 400],
    ['a strange content type', '{"query":"a","filters":{"content_type":"x"}}', 400],
    [
      'too many criteria',
      JSON.stringify({ query: 'a', filters: { criteria: Array(99).fill({}) } }),
      400,
    ],
    ['a huge body', JSON.stringify({ query: 'a', x: 'y'.repeat(70_000) }), 413],
    ['a poisoned prototype', '{"query":"a","__proto__":{"x":1}}', 400],
  ])('%s is a short 4xx', async (_, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(text.length).toBeLessThan(200);
    expect(JSON.parse(text)).toMatchObject({ success: false, error: expect.any(String) as string });
  });

  test('another content type is refused', async () => {
    const answer = await post('query=telefon', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(415);
  });

  test('an engine that is away is told as a failed search', async () => {
    const away = Fastify();
    searchRoutes(
      away,
      { search: () => Promise.reject(new CatalogueUnavailable('down')) },
      { origins: ['*'], visitorKey: (address) => address },
    );
    const address = await away.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/functions/v1/search-products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"telefon"}',
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      success: false,
      products: [],
      query: 'telefon',
      total_results: 0,
      error: 'Arama servisi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.',
    });
    await away.close();
  });
});

test('hostile bodies get a quick 2xx or 4xx, never more', async () => {
  let seed = 7;
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const statuses = new Map<number, number>();
  for (const body of hostileBodies(500, next)) {
    const { status, text } = await read(await post(body));
    expect(text.length).toBeGreaterThan(0);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(100);
  expect(statuses.get(400)).toBeGreaterThan(100);
}, 60_000);

describe('GET /api/suggestions', () => {
  test('completes what is typed', async () => {
    const answer = await get(`/api/suggestions?q=${encodeURIComponent('buzd')}`);
    const { suggestions } = v.parse(suggestionsSchema, await answer.json());
    expect(suggestions).toContainEqual({ text: 'Buzdolabı', type: 'kind' });
  });

  test.each(['iphone 15', 'iphone 17', 'galaxy s24'])(
    'of “%s”, the thing comes before what is made for it',
    async (name) => {
      const answer = await get(`/api/suggestions?q=${encodeURIComponent(name)}`);
      const { suggestions } = v.parse(suggestionsSchema, await answer.json());
      const products = suggestions.filter(({ type }) => type === 'product');
      const kindsInOrder = products.map(({ page }) => page?.split(/[/-]/)[2]);
      const phones = kindsInOrder.filter((kind) => kind === 'phone');
      expect(phones).not.toEqual([]);
      expect(kindsInOrder.slice(0, phones.length)).toEqual(phones);
    },
  );

  test.each(['/api/suggestions', '/api/suggestions?q=', '/api/suggestions?q=%20'])(
    '%s has none',
    async (path) => expect(await (await get(path)).json()).toEqual({ suggestions: [] }),
  );

  test('an endless text is refused', async () =>
    expect((await get(`/api/suggestions?q=${'a'.repeat(201)}`)).status).toBe(400));
});

describe('GET /api/products', () => {
  const [first, second] = services.catalogue.products;

  test('gives a product page’s data', async () => {
    const answer = await get(`/api/products/${first?.id}`);
    const detail = v.parse(productDetailSchema, await answer.json());
    expect(detail.product).toMatchObject({ id: first?.id, title: first?.title, sample: true });
    expect(detail.similar).toHaveLength(4);
  });

  test('gives all facts of what a list tells but the most telling of', async () => {
    const { products } = v.parse(
      searchResponseSchema,
      await (await post(JSON.stringify({ query: first?.title, filters: { limit: 1 } }))).json(),
    );
    const [inList] = products;
    const answer = await get(`/api/products?ids=${inList?.id}`);
    const [whole] = v.parse(calls.products.answer, await answer.json()).products;
    expect(Object.keys(inList?.facts ?? {})).toHaveLength(3);
    expect(whole?.facts).toMatchObject(inList?.facts ?? {});
    expect(Object.keys(whole?.facts ?? {}).length).toBeGreaterThan(3);
    expect(inList?.offers ?? []).not.toContainEqual(
      expect.objectContaining({ seller: inList?.source }),
    );
  });

  test('gives several products', async () => {
    const answer = await get(`/api/products?ids=${first?.id},${second?.id},yok`);
    const { products } = (await answer.json()) as { products: unknown[] };
    expect(products.map((product) => v.parse(productSchema, product).id)).toEqual([
      first?.id,
      second?.id,
    ]);
  });

  test('lists every product page, and no sample for search engines', async () => {
    const { paths, indexed } = (await (await get('/api/product-paths')).json()) as {
      paths: string[];
      indexed: string[];
    };
    expect(paths).toHaveLength(services.catalogue.products.length);
    expect(paths).toContain(`/product/${first?.id}`);
    expect(indexed).toEqual([]);
  });

  test.each([
    ['/api/products/yok-boyle-bir-urun', 404],
    [`/api/products/${'a'.repeat(300)}`, 414],
    ['/api/products', 400],
    [`/api/products?ids=${Array(51).fill('a').join(',')}`, 400],
  ])('%s is a %i', async (path, status) => expect((await get(path)).status).toBe(status));
});
