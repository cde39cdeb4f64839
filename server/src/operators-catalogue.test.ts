import { productSchema, searchResponseSchema, type SearchFilters } from '@denk/shared/product/wire';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { createGuide } from './assistant';
import { runDenk } from './commands';
import { createCatalogueServices } from './search';
import { taken } from '../testing/play-guide';

const catalogueDir = join(__dirname, '../../catalogue');
let dataDir = '';
let app: FastifyInstance;
let said: string[] = [];

const say = (line: string) => said.push(line);
const denk = (...words: string[]) =>
  runDenk(words, {
    variables: { DATA_DIR: dataDir },
    folder: dataDir,
    catalogueDir,
    workers: { prerender: '', contents: '' },
    print: say,
    printError: say,
  });

/** Kinds that the sample has none of, as a garden and tool shop files them. */
const sold = [
  ['Bahçe > Mobilya > Salıncak', 'Salıncak', ['Siyah', 'Bej', 'Yeşil']],
  ['Bahçe > Mangal ve Barbekü > Barbekü', 'Barbekü', ['Siyah', 'Gri']],
  ['Hırdavat > Elektrikli El Aletleri > Şarjlı Matkap', 'Şarjlı Matkap', ['Kırmızı', 'Sarı']],
  ['Hırdavat > Merdivenler > Alüminyum Merdiven', 'Merdiven', ['Gri']],
  ['Ofis > Kırtasiye > Dolma Kalem', 'Dolma Kalem', ['Siyah', 'Mavi', 'Bordo']],
] as const;
const brands = ['Gölgelik', 'Ustaeli', 'Yeşilbağ', 'Demirsan', 'Kalemkar'];

function shopFeed(size: number): string {
  const items = Array.from({ length: size }, (_, at) => {
    const [type, noun, colours] = sold[at % sold.length] ?? sold[0];
    const brand = brands[Math.floor(at / sold.length) % brands.length];
    const colour = colours[at % colours.length];
    return `<item><g:id>SKU-${at}</g:id><g:title>${brand} ${noun} Model ${at} ${colour}</g:title>
      <g:link>https://www.bahcem.com/urun/${at}</g:link><g:price>${100 + at}.00 TRY</g:price>
      <g:image_link>https://www.bahcem.com/resim/${at}.jpg</g:image_link>
      <g:availability>in stock</g:availability><g:brand>${brand}</g:brand>
      <g:color>${colour}</g:color>
      <g:product_type>${type.replaceAll('>', '&gt;')}</g:product_type></item>`;
  });
  return `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('')}</channel></rss>`;
}

async function importFeed(text: string, ...more: string[]) {
  const path = join(dataDir, 'bahcem.xml');
  writeFileSync(path, text);
  expect(await denk('catalogue', 'import', path, '--seller', 'Bahçem', ...more)).toBe(0);
}

/** A server that has loaded what was imported. */
async function serve() {
  app = Fastify({ logger: false });
  const services = createCatalogueServices(
    { DATA_DIR: dataDir, SEARCH_PROVIDER: 'catalogue' },
    catalogueDir,
  );
  services.routes(app);
  await app.ready();
  await services.engine.settled;
  expect(await services.answers()).toBe(true);
  return services;
}

async function search(query: string, filters: SearchFilters = {}) {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/functions/v1/search-products',
    payload: { query, filters },
  });
  expect(statusCode).toBe(200);
  return v.parse(searchResponseSchema, JSON.parse(body));
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'denk-operator-'));
  said = [];
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a shop’s own thousand products take the sample’s place, from search to the product page', async () => {
  await importFeed(shopFeed(1000));
  const { engine, knowledge } = await serve();

  const swings = await search('salıncak');
  expect(swings.products.length).toBeGreaterThan(10);
  expect(swings.products.every(({ sample }) => sample === false)).toBe(true);
  expect(swings.understood?.kind).toMatchObject({ label: 'Salıncak' });
  const colour = swings.facets?.attributes?.find(({ name }) => name === 'color');
  expect(colour?.values.map(({ label }) => label).sort()).toEqual(['Bej', 'Siyah', 'Yeşil']);

  const beige = await search('salıncak', { attributes: { color: ['beige'] } });
  expect(beige.products.length).toBeGreaterThan(0);
  expect(beige.products.every(({ title }) => title.endsWith('Bej'))).toBe(true);

  const [first] = beige.products;
  const page = await app.inject(`/api/products/${first?.id ?? ''}`);
  expect(page.json()).toMatchObject({
    product: { kindLabel: 'Salıncak', features: ['Renk: Bej'], sample: false },
  });
  const suggested = await app.inject('/api/suggestions?q=sal%C4%B1n');
  expect(suggested.body).toContain('Salıncak');
  expect((await app.inject('/api/suggestions?q=parf')).body).not.toContain('Parfüm"');

  const sampleOnly = await search('akıllı telefon');
  expect(sampleOnly.products.some(({ sample }) => sample)).toBe(false);
  const paths = (await app.inject('/api/product-paths')).json<{ paths: string[] }>().paths;
  expect(paths).toHaveLength(1000);

  const guide = createGuide(engine, knowledge);
  const { names } = taken(
    await guide([{ role: 'user', content: 'siyah salıncak öner, fiyat önemli değil' }]),
  );
  expect(names).toHaveLength(3);
  for (const name of names) expect(name).toMatch(/Salıncak Model \d+ Siyah$/);
}, 180_000);

test('the sample stays beside a feed that asks for it, and comes back with the last feed’s removal', async () => {
  await importFeed(shopFeed(10), '--keep-sample');
  await serve();
  expect((await search('salıncak')).products.length).toBeGreaterThan(0);
  expect((await search('parfüm')).products.length).toBeGreaterThan(10);
  await app.close();

  await importFeed(shopFeed(10));
  await serve();
  expect((await search('parfüm')).products).toEqual([]);
  await app.close();

  expect(await denk('catalogue', 'remove', 'bahcem')).toBe(0);
  await serve();
  expect((await search('parfüm')).products.length).toBeGreaterThan(10);
}, 180_000);

test('“constructor”, “__proto__” and “toString” as id, brand, query, criterion, attribute, category or XML element are texts like any other', async () => {
  const words = ['constructor', '__proto__', 'toString'];
  const items = words.map(
    (word) =>
      `<item><${word}>x</${word}><g:id>${word}</g:id><g:title>${word} Salıncak</g:title>
       <g:link>https://www.bahcem.com/1</g:link><g:price>10 TL</g:price><g:brand>${word}</g:brand>
       <g:product_type>${word}</g:product_type></item>`,
  );
  await importFeed(`<rss><channel>${items.join('')}</channel></rss>`);
  await serve();
  const found = (await search('salıncak')).products;
  expect(found).toHaveLength(words.length);
  for (const one of found) expect(v.is(productSchema, one)).toBe(true);
  for (const word of words) {
    const test = { type: 'attribute' as const, name: word, anyOf: [word] };
    const answers = [
      await search(word),
      await search('salıncak', { brands: [word], sellers: [word] }),
      await search('salıncak', { category: word }),
      await search('salıncak', { attributes: { color: [word] } }),
      await search('salıncak', { criteria: [{ id: word, label: word, strength: 'must', test }] }),
    ];
    for (const { success } of answers) expect(success).toBe(true);
    for (const url of [
      `/api/products/${word}`,
      `/api/products?ids=${word}`,
      `/api/suggestions?q=${word}`,
    ]) {
      expect((await app.inject(url)).statusCode).toBeLessThan(500);
    }
  }
}, 180_000);
