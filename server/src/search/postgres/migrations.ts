import type { ClientBase } from 'pg';

/** Steps of the database's schema, run once each, in order. Never change one that has been released. */
const migrations: readonly string[] = [
  `
  create table denk.sources (
    source text primary key,
    stamp text not null,
    products integer not null,
    imported_at timestamptz not null default now()
  );
  create function denk.names_of(attributes text[]) returns text[]
    language sql immutable parallel safe
    as $$ select coalesce(array_agg(distinct split_part(one, '=', 1)), '{}') from unnest(attributes) one $$;
  create table denk.products (
    id text primary key,
    source text not null,
    kind text not null,
    category text not null,
    content_type text,
    brand_id text not null,
    brand text not null,
    price double precision,
    rating real,
    popularity real not null,
    sellers text[] not null,
    attributes text[] not null,
    attribute_names text[] generated always as (denk.names_of(attributes)) stored,
    phrase text not null,
    lexemes tsvector not null
  );
  create table denk.documents (
    id text primary key references denk.products on delete cascade,
    title_words text not null,
    fact_words text not null,
    document json not null
  );
  create table denk.completions (
    key text collate "C" not null,
    source text not null,
    weight real not null,
    text text not null
  );
  create table denk.words (stem text primary key, count integer not null);
  create table denk.written (stem text primary key, written text not null);
  create table denk.brands (brand_id text primary key, name text not null, count integer not null);
  create table denk.pairs (brand_id text not null, kind text not null, count integer not null);
  create table denk.state (id boolean primary key default true check (id), version bigint not null);
  insert into denk.state (version) values (1);
  `,
  `
  create table denk.kinds (kind text primary key, category text not null, name text not null);
  alter table denk.sources add column keep_sample boolean not null default false;
  `,
  `
  alter table denk.completions add column id text;
  drop index if exists denk.completions_key;
  `,
  `
  alter table denk.sources add column analysis text not null default '';
  `,
  `
  alter table denk.words add column brand_id text;
  `,
  `
  alter table denk.words drop column brand_id;
  alter table denk.words add column brands text[];
  `,
];

/** The indexes on products and completions; a bulk load may build them afterwards. */
export const indexes: Readonly<Record<string, string>> = {
  products_lexemes: 'on denk.products using gin (lexemes) with (fastupdate = off)',
  products_kind: 'on denk.products (kind, popularity desc)',
  products_kind_price: 'on denk.products (kind, price)',
  products_category: 'on denk.products (category, popularity desc)',
  products_content_type: 'on denk.products (content_type, popularity desc)',
  products_popularity: 'on denk.products (popularity desc)',
  products_source: 'on denk.products (source)',
  completions_key: 'on denk.completions (key) include (weight, text, id)',
  completions_source: 'on denk.completions (source)',
};

const lockKey = 0x64656e6b;

/** Brings the schema up to date; several servers may try at once, one does it. */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockKey]);
  try {
    await client.query('create schema if not exists denk');
    await client.query(
      'create table if not exists denk.migrations (version integer primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ version: number }>('select version from denk.migrations');
    const done = new Set(rows.map(({ version }) => version));
    for (const [at, sql] of migrations.entries()) {
      if (done.has(at + 1)) continue;
      await client.query('begin');
      try {
        await client.query(sql);
        await client.query('insert into denk.migrations (version) values ($1)', [at + 1]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    }
    await createIndexes(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  }
}

/** Creates the indexes that are missing. */
export async function createIndexes(client: ClientBase): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    await client.query(`create index if not exists ${name} ${definition}`);
  }
}

/** Drops the indexes before a bulk load. */
export async function dropIndexes(client: ClientBase): Promise<void> {
  for (const name of Object.keys(indexes)) await client.query(`drop index if exists denk.${name}`);
}
