import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { CatalogueUnavailable, importCatalogue, readCatalogue } from '../../catalogue';
import type { SearchEngine } from '../engine/search-engine';
import { describeSearch } from '../../../testing/engine-suite';
import { hitAt3, readJudgedQueries } from '../../../testing/judging';
import { createProductSearch } from '../answer/product-search';
import { createPostgresEngine, type PostgresEngine } from './postgres-engine';
import { findPostgres, startPostgres, type RealPostgres } from '../../../testing/real-postgres';

const catalogue = readCatalogue(join(__dirname, '../../../../catalogue'));
const { kinds, sellers, products, byId } = catalogue;
const binaries = findPostgres();
const describeWithPostgres = binaries ? describe : describe.skip;
if (!binaries) {
  console.warn('PostgreSQL is not installed (apt-get install postgresql): its tests are skipped');
}

describeWithPostgres('PostgreSQL', () => {
  let server: RealPostgres;
  let engine: PostgresEngine;
  let look: () => Promise<void>;
  const warnings: string[] = [];

  const open = (
    revision = 'a',
    url = server.url,
    replicaUrl?: string,
    analysis = 'now',
  ): PostgresEngine =>
    createPostgresEngine({
      url,
      replicaUrl,
      kinds: new Map(kinds),
      attributes: catalogue.knowledge.attributes,
      sample: { products, revision },
      analysis,
      every: (again) => {
        look = again;
        return () => undefined;
      },
      warn: (message) => warnings.push(message),
    });

  beforeAll(async () => {
    server = await startPostgres(binaries ?? '');
    engine = open();
    await engine.refresh();
  }, 60_000);
  afterAll(async () => {
    await engine.close();
    await server.remove();
  });

  const through: SearchEngine = {
    name: 'postgres',
    knowledge: () => engine.knowledge(),
    find: (request) => engine.find(request),
    complete: (folded, most) => engine.complete(folded, most),
    products: (ids) => engine.products(ids),
    similar: (product, most) => engine.similar(product, most),
    ids: () => engine.ids(),
    close: () => engine.close(),
  };
  describeSearch('postgres', catalogue, () => through);

  test.each(['judged', 'held-out'])(
    'answers the %s queries as well as the embedded engine',
    async (set) => {
      const search = createProductSearch({ engine, kinds, sellers });
      const table = join(__dirname, `../../../../bench/search/${set}-queries.tsv`);
      const { share } = await hitAt3(
        readJudgedQueries(readFileSync(table, 'utf8')),
        async (query) => {
          const answer = await search.search({ query });
          return answer.products.flatMap(({ id }) => byId.get(id) ?? []);
        },
      );
      expect(share).toBeGreaterThanOrEqual(0.97);
    },
  );

  test('a second server finds the schema and the sample as they are', async () => {
    const other = open();
    await other.refresh();
    expect(await other.ids()).toHaveLength(products.length);
    await other.close();
  });

  const load = (text: string, day?: string) =>
    importCatalogue({
      bytes: (async function* () {
        yield new TextEncoder().encode(`id\ttitle\tlink\tprice\tbrand\n${text}`);
      })(),
      source: 'magaza',
      day,
      knowledge: catalogue.knowledge,
      sink: engine.sink,
      onSkipped: () => undefined,
      onProgress: () => undefined,
    });

  test('a feed is imported as a whole, updated and removed, and running servers notice', async () => {
    const search = createProductSearch({ engine, kinds, sellers });
    const title = async () =>
      (await search.search({ query: 'zümrüdüanka telefon' })).products[0]?.title;
    await load(
      '1\tZümrüdüanka Telefon X\thttps://m.com/1\t1.299,90 TL\tZümrüdüanka\n2\tBaşka\thttps://m.com/2\t5\t\n',
      '2026-01-01',
    );
    await look();
    expect(await title()).toBe('Zümrüdüanka Telefon X');
    expect(await engine.sink.list()).toEqual([{ source: 'magaza', products: 2 }]);

    const { removed } = await load(
      '1\tZümrüdüanka Telefon Y\thttps://m.com/1\t999\tZümrüdüanka\n',
      '2026-01-02',
    );
    await look();
    expect(removed).toBe(1);
    expect(await title()).toBe('Zümrüdüanka Telefon Y');
    const [product] = await engine.products(['magaza-1']);
    expect(product?.prices).toEqual([
      { day: '2026-01-01', price: 1299.9 },
      { day: '2026-01-02', price: 999 },
    ]);

    await expect(load('1\tBozuk\tlink\t-\t\n')).rejects.toThrow(
      'there is no product that can be used',
    );
    expect(await engine.sink.remove('magaza')).toBe(true);
    expect(await engine.sink.remove('magaza')).toBe(false);
    await look();
    expect(await engine.ids()).toHaveLength(products.length);
  });

  test('what was imported in other terms is indexed again while its old terms still answer', async () => {
    await load('1\tZümrüdüanka Telefon X\thttps://m.com/1\t1.299,90 TL\tZümrüdüanka\n');
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const lexemes = async () => {
      const { rows } = await client.query<{ lexemes: string; stamp: string; analysis: string }>(
        `select lexemes::text, stamp, analysis from denk.products join denk.sources using (source)
         where id = 'magaza-1'`,
      );
      return rows[0];
    };
    const before = await lexemes();
    await client.query(
      `update denk.products set lexemes = '''eski'':1A'::tsvector where id = 'magaza-1'`,
    );
    const newer = open('a', server.url, undefined, 'newer');
    await newer.refresh();
    expect(await newer.products(['magaza-1'])).toHaveLength(1);
    const until = Date.now() + 30_000;
    while ((await lexemes())?.analysis !== 'newer' && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await lexemes()).toEqual({ ...before, analysis: 'newer' });
    await look();
    const search = createProductSearch({ engine: newer, kinds, sellers });
    const { products: found } = await search.search({ query: 'zümrüdüanka telefon' });
    expect(found[0]?.title).toBe('Zümrüdüanka Telefon X');
    await newer.close();
    await client.end();
    await engine.sink.remove('magaza');
    await engine.refresh();
  }, 60_000);

  test('a hostile query is only text', async () => {
    const search = createProductSearch({ engine, kinds, sellers });
    for (const query of [
      "'; drop table denk.products; --",
      "\\' | !a & (b",
      '%%__',
      '"%"',
      "a:* & 'b'",
    ]) {
      expect(await search.search({ query })).toMatchObject({ success: true });
    }
    expect(await engine.ids()).toHaveLength(products.length);
  });

  test('a replica that is away is passed over', async () => {
    const replicated = open('a', server.url, 'postgresql://denk@127.0.0.1:1/postgres');
    await replicated.refresh();
    expect(await replicated.products([products[0]?.id ?? ''])).toHaveLength(1);
    expect(warnings.some((line) => line.startsWith('replica:'))).toBe(true);
    await replicated.close();
  });

  test('a database that is too slow is told as such', async () => {
    const search = createProductSearch({ engine, kinds, sellers });
    const other = new Client({ connectionString: server.url });
    await other.connect();
    await other.query('begin; lock table denk.products in access exclusive mode');
    await expect(search.search({ query: 'telefon' })).rejects.toThrow(CatalogueUnavailable);
    await other.query('rollback');
    await other.end();
    expect((await search.search({ query: 'telefon' })).success).toBe(true);
  });

  test('a database that goes away is told as such, and comes back by itself', async () => {
    const search = createProductSearch({ engine, kinds, sellers });
    await server.halt();
    await expect(search.search({ query: 'telefon' })).rejects.toThrow(CatalogueUnavailable);
    await server.resume();
    expect((await search.search({ query: 'telefon' })).products.length).toBeGreaterThan(10);
  });

  test('a database that is not there at the start is waited for', async () => {
    await server.halt();
    const early = open();
    await expect(early.refresh()).rejects.toThrow(CatalogueUnavailable);
    expect(() => early.knowledge()).toThrow(CatalogueUnavailable);
    await server.resume();
    await look();
    expect(early.knowledge().brands.size).toBeGreaterThan(100);
    await early.close();
  });
});
