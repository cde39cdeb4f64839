import type { PoolClient } from 'pg';
import {
  type CatalogueProduct,
  type FeedDraft,
  type Kind,
  type ObservedPrice,
} from '../../catalogue';
import { foldedWords, linesIn, oneInOfBrand, stem } from '../../language';
import { productRow, type ProductRow } from './product-rows';

/** How many written forms of words one import remembers. */
const mostWritten = 200_000;

const columns = `id, source, kind, category, content_type, brand_id, brand, price, rating, popularity, sellers,
  attributes, phrase, lexemes`;

/** A row of a draft, as our rows are written: the columns of both tables, and the names to complete. */
const draftColumns = `id text, source text, kind text, category text, content_type text, brand_id text, brand text,
  price double precision, rating real, popularity real, sellers text[], attributes text[], phrase text,
  title_words text, fact_words text, lexemes tsvector, document json, completion_keys text[]`;

const documentColumns = 'id, title_words, fact_words, document';

const excluded = (names: string) =>
  names
    .split(',')
    .map((name) => `excluded.${name.trim()}`)
    .join(', ');

/** Begins replacing a source's products in one transaction; the client is released with the draft. */
export async function beginDraft(
  client: PoolClient,
  source: string,
  revision: string,
  {
    kinds,
    learn,
    analysis,
    keepSample = false,
    instead,
  }: {
    readonly kinds: ReadonlyMap<string, Kind>;
    /** Names the way in which texts are taken apart into terms. */
    readonly analysis: string;
    /** Makes a product's kind known where only its feed knows it. */
    readonly learn: (product: CatalogueProduct) => void;
    readonly keepSample?: boolean | undefined;
    /** The revision that this one stands for, in other terms; nothing is replaced where there is a newer one by then. */
    readonly instead?: string;
  },
): Promise<FeedDraft> {
  await client.query('begin');
  await client.query(`create temporary table draft (${draftColumns}) on commit drop`);
  const written = new Map<string, string>();
  let count = 0;
  return {
    async seenBefore(ids) {
      const { rows } = await client.query<{ id: string; prices: ObservedPrice[] }>(
        `select id, document->'prices' as prices from denk.documents
         where id = any($1) and document->'prices' is not null`,
        [ids],
      );
      return new Map(rows.map(({ id, prices }) => [id, prices]));
    },
    async write(products) {
      if (products.length === 0) return;
      count += products.length;
      for (const product of products) learn(product);
      const rows = products.map((product) => productRow(product, source, kinds.get(product.kind)));
      for (const product of products) remember(written, product, kinds);
      await insertRows(client, rows);
    },
    async commit() {
      if (instead !== undefined) {
        const { rowCount } = await client.query(
          'select from denk.sources where source = $1 and stamp = $2 for update',
          [source, instead],
        );
        if (!rowCount) throw new Error(`${source} was replaced meanwhile`);
      }
      const removed = await replaceSource(client, source);
      await client.query(
        `insert into denk.sources (source, stamp, products, keep_sample, analysis) values ($1, $2, $3, $4, $5)
         on conflict (source) do update set stamp = excluded.stamp, products = excluded.products,
           keep_sample = excluded.keep_sample, analysis = excluded.analysis, imported_at = now()`,
        [source, revision, count, keepSample, analysis],
      );
      await rememberWritten(client, written);
      await client.query(
        `insert into denk.kinds select distinct on (kind) kind, category, document->>'productType' from draft
         where document->>'productType' is not null on conflict do nothing`,
      );
      await countAnew(client);
      await client.query('commit');
      client.release(true);
      return { removed };
    },
    async abort() {
      await client.query('rollback').catch(() => undefined);
      client.release(true);
    },
  };
}

/** Removes a source with its products; tells whether it was there. */
export async function removeSource(client: PoolClient, source: string): Promise<boolean> {
  await client.query('begin');
  await client.query('delete from denk.products where source = $1', [source]);
  await client.query('delete from denk.completions where source = $1', [source]);
  const { rowCount } = await client.query('delete from denk.sources where source = $1', [source]);
  await countAnew(client);
  await client.query('commit');
  return (rowCount ?? 0) > 0;
}

async function insertRows(client: PoolClient, rows: readonly ProductRow[]): Promise<void> {
  await client.query({
    name: 'draft-rows',
    text: `insert into draft select * from json_to_recordset($1::json) as row (${draftColumns})`,
    values: [JSON.stringify(rows)],
  });
}

async function replaceSource(client: PoolClient, source: string): Promise<number> {
  await client.query('analyze draft');
  const { rowCount } = await client.query(
    `delete from denk.products where source = $1
     and not exists (select from draft where draft.id = products.id)`,
    [source],
  );
  // The best liked lie first: a search that looks at only so many matches then sees the better ones.
  await client.query(
    `insert into denk.products (${columns}) select ${columns} from draft order by popularity desc
     on conflict (id) do update set (${columns}) = row (${excluded(columns)})
     where products.source = excluded.source`,
  );
  await client.query(
    `insert into denk.documents (${documentColumns})
     select ${documentColumns} from draft join denk.products using (id, source)
     on conflict (id) do update set (${documentColumns}) = row (${excluded(documentColumns)})`,
  );
  await client.query('delete from denk.completions where source = $1', [source]);
  await client.query(
    `insert into denk.completions (key, source, weight, text, id)
     select key, source, popularity, document->>'title', id from draft, unnest(completion_keys) key`,
  );
  return rowCount ?? 0;
}

/** Words, brands and pairs of the whole catalogue, and a new version that servers notice. */
export async function countAnew(client: PoolClient): Promise<void> {
  await client.query(`truncate denk.words, denk.brands, denk.pairs`);
  await client.query(
    `insert into denk.words
     select word, sum(n), array_agg(brand_id) filter (where n * ${oneInOfBrand} >= total)
     from (
       select word, brand_id, count(*) n, sum(count(*)) over (partition by word) total
       from denk.products, unnest(tsvector_to_array(lexemes)) word
       where word not like '%:%' group by word, brand_id
     ) of_brand group by word`,
  );
  await client.query(
    `insert into denk.brands select brand_id, min(brand), count(*) from denk.products group by brand_id`,
  );
  await client.query(
    `insert into denk.pairs select brand_id, kind, count(*) from denk.products where kind <> '' group by 1, 2`,
  );
  await client.query('update denk.state set version = version + 1');
}

/** How words, and names of two, are written in titles and names, for showing corrections; the shortest writing has the fewest endings. */
function remember(
  written: Map<string, string>,
  { title, brand, kind }: CatalogueProduct,
  kinds: ReadonlyMap<string, Kind>,
): void {
  const names = kinds.get(kind);
  const texts = names ? [title, names.noun, ...names.synonyms] : [title];
  for (const part of texts.join(' ').split(/[\s,/()]+/)) {
    const [folded, ...more] = foldedWords(part);
    if (folded === undefined || more.length || written.size >= mostWritten) continue;
    const one = stem(folded);
    const own = part.replace(/['’].*$/, '');
    if (own.length < (written.get(one)?.length ?? Infinity)) written.set(one, own);
  }
  for (const line of linesIn(title, brand)) if (written.size < mostWritten) written.set(line, line);
}

async function rememberWritten(client: PoolClient, written: ReadonlyMap<string, string>) {
  await client.query(
    `insert into denk.written select * from unnest($1::text[], $2::text[])
     on conflict (stem) do update set written = excluded.written
     where length(excluded.written) < length(denk.written.written)`,
    [[...written.keys()], [...written.values()]],
  );
}
