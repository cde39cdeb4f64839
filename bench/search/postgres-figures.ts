import { Client } from 'pg';
import type { Catalogue, CatalogueProduct, Kind } from '../../server/src/catalogue';
import { createIndexes, dropIndexes } from '../../server/src/search/postgres/migrations';
import {
  createPostgresEngine,
  type PostgresEngine,
} from '../../server/src/search/postgres/postgres-engine';
import { findPostgres, startPostgres } from '../../server/testing/real-postgres';
import { createProductSearch } from '../../server/src/search/answer/product-search';
import { createSuggestions } from '../../server/src/search/suggestions';
import { row, timeRows, timesOf, type Row } from './figures';
import { generateBeginnings, generateProducts, generateQueries } from './generated-catalogue';
import { plainDocument } from './plain-engines';
import { qualityRows } from './quality-figures';

const batch = 1000;
/** Products that queries are made of. */
const sampled = 20_000;

/** The PostgreSQL engine over generated catalogues, against a plain `to_tsvector('turkish')` table in the same database. */
export async function postgresRows(
  root: string,
  catalogue: Catalogue,
  sizes: readonly number[],
  tell: (line: string) => void,
): Promise<Row[]> {
  const binaries = findPostgres();
  if (!binaries) {
    tell('PostgreSQL is not installed (apt-get install postgresql): not measured');
    return [];
  }
  const server = await startPostgres(binaries, [
    'shared_buffers=512MB',
    'maintenance_work_mem=512MB',
    'work_mem=32MB',
    'max_wal_size=8GB',
    'jit=off',
    'autovacuum=off',
  ]);
  try {
    const rows = await judgedRows(root, server.url, catalogue);
    for (const size of sizes) {
      tell(`PostgreSQL with ${size} products…`);
      const name = `bench_${size}`;
      await run(server.url, [`create database ${name}`]);
      const url = server.url.replace(/postgres$/, name);
      rows.push(...(await sizeRows(url, catalogue, size)));
      await run(server.url, [`drop database ${name}`]);
    }
    return rows;
  } finally {
    await server.remove();
  }
}

function engineAt(
  url: string,
  kinds: ReadonlyMap<string, Kind>,
  sample: readonly CatalogueProduct[],
): PostgresEngine {
  return createPostgresEngine({
    url,
    kinds: new Map(kinds),
    attributes: new Map(),
    sample: { products: sample, revision: 'bench' },
    analysis: 'bench',
    every: () => () => undefined,
    warn: (message) => console.warn(message),
  });
}

async function judgedRows(root: string, url: string, catalogue: Catalogue): Promise<Row[]> {
  const engine = engineAt(url, catalogue.kinds, catalogue.products);
  await engine.refresh();
  const rows = await qualityRows(root, 'PostgreSQL', engine, catalogue);
  await engine.close();
  return rows.slice(0, 2);
}

async function sizeRows(url: string, { kinds, sellers }: Catalogue, size: number): Promise<Row[]> {
  const name = `PostgreSQL ${size}`;
  const engine = engineAt(url, kinds, []);
  await engine.refresh();
  const start = performance.now();
  const products = await load(url, engine, kinds, size);
  const built = performance.now() - start;
  const plainBuilt = await loadPlain(url, kinds, size);
  await engine.refresh();

  const { search } = createProductSearch({ engine, kinds, sellers });
  const { suggest } = createSuggestions(engine, kinds);
  const plain = new Client({ connectionString: url });
  await plain.connect();
  const plainSearch = (query: string) =>
    plain.query({ name: 'plain', text: plainQuery, values: [query.replaceAll('"', '')] });
  const warm = generateQueries(200, products, kinds, 2);
  const queries = generateQueries(300, products, kinds, 3);
  await timesOf(warm, (query) => search({ query }));
  await timesOf(warm, plainSearch);
  await timesOf(generateBeginnings(warm), suggest);
  const searches = await timesOf(queries, (query) => search({ query }));
  const plainTimes = await timesOf(queries, plainSearch);
  const suggestions = await timesOf(generateBeginnings(queries), suggest);
  const { rows: sizesOnDisk } = await plain.query<{ megabytes: number }>(
    "select (pg_total_relation_size('denk.products') + pg_total_relation_size('denk.documents') + pg_total_relation_size('denk.completions')) / 1048576.0 as megabytes",
  );
  await plain.end();
  await engine.close();
  return [
    row(`${name} build`, built, 'ms', plainBuilt),
    row(`${name} on disk`, Number(sizesOnDisk[0]?.megabytes ?? 0), 'MB'),
    ...timeRows(`${name} search`, searches, plainTimes),
    ...timeRows(`${name} suggestions`, suggestions),
  ];
}

async function load(
  url: string,
  engine: PostgresEngine,
  kinds: ReadonlyMap<string, Kind>,
  size: number,
): Promise<CatalogueProduct[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await dropIndexes(client);
  const draft = await engine.sink.begin('generated');
  const sample: CatalogueProduct[] = [];
  let some: CatalogueProduct[] = [];
  for (const product of generateProducts(size, [...kinds.values()])) {
    some.push(product);
    if (sample.length < sampled) sample.push(product);
    if (some.length >= batch) {
      await draft.write(some);
      some = [];
    }
  }
  await draft.write(some);
  await draft.commit();
  await createIndexes(client);
  for (const table of ['products', 'documents', 'completions']) {
    await client.query(`vacuum analyze denk.${table}`);
  }
  await client.end();
  return sample;
}

const plainQuery = `select id, title from plain, plainto_tsquery('turkish', $1) asked
  where words @@ asked order by ts_rank(words, asked) desc limit 60`;

async function loadPlain(
  url: string,
  kinds: ReadonlyMap<string, Kind>,
  size: number,
): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const start = performance.now();
  await client.query(
    `create table plain (id integer, title text, kind text, facts text,
     words tsvector generated always as (to_tsvector('turkish', title || ' ' || kind || ' ' || facts)) stored)`,
  );
  let some: unknown[] = [];
  const write = () =>
    client.query(
      `insert into plain (id, title, kind, facts)
       select * from json_to_recordset($1::json) as row (id integer, title text, kind text, facts text)`,
      [JSON.stringify(some)],
    );
  let id = 0;
  for (const product of generateProducts(size, [...kinds.values()])) {
    some.push(plainDocument(id++, product, kinds.get(product.kind)));
    if (some.length >= batch) {
      await write();
      some = [];
    }
  }
  await write();
  await client.query('create index on plain using gin (words)');
  await client.query('vacuum analyze plain');
  const built = performance.now() - start;
  await client.end();
  return built;
}

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
