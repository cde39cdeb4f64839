import {
  type Attribute,
  type CatalogueProduct,
  CatalogueUnavailable,
  type FeedSink,
  type Kind,
  learnKind,
  readStoredProduct,
} from '../../catalogue';
import { completionPrefix } from '../engine/completion-table';
import type { Knowledge, SearchEngine } from '../engine/search-engine';
import { kindStems, type Candidate } from '../vocabulary/indexed-product';
import { VocabularyBuilder } from '../../language';
import { knowNames } from '../vocabulary/know-names';
import { Database, reasonOf, type DatabaseSettings } from './database';
import { findStatement } from './find-query';
import { migrate } from './migrations';
import { beginDraft, removeSource } from './product-store';

/** The source that the sample catalogue is kept under. */
export const sampleSource = 'sample';

/** Words that are kept in memory for spelling; rarer ones still match. */
const mostWords = 400_000;
/** Candidates beyond these never reach a visitor's first pages and cost time on the way. */
const mostCandidates = 160;
const looksAt = 400;

/** What the PostgreSQL engine works on. */
export interface PostgresSettings extends DatabaseSettings {
  /** All that are known; the feeds' own are added as they come. */
  readonly kinds: Map<string, Kind>;
  /** What kinds refer to. */
  readonly attributes: ReadonlyMap<string, Attribute>;
  /** Put into the database where it holds another revision. */
  readonly sample: { readonly products: readonly CatalogueProduct[]; readonly revision: string };
  /** Calls back now and then until it is stopped; injected by tests. */
  readonly every: (look: () => Promise<void>) => () => void;
}

/** The engine in PostgreSQL, and the sink that feeds are imported into. */
export interface PostgresEngine extends SearchEngine {
  readonly sink: FeedSink;
  /** Connects, migrates and loads what is new; throws `CatalogueUnavailable`. Called again and again by `every`. */
  refresh(): Promise<void>;
}

/** Searches in PostgreSQL. While the database is away every call throws `CatalogueUnavailable`; it comes back by itself. */
export function createPostgresEngine(settings: PostgresSettings): PostgresEngine {
  const { kinds, attributes, sample, warn, every } = settings;
  const database = new Database(settings);
  let knowledge: Knowledge | undefined;
  let version = '';
  let migrated = false;
  let away = false;

  const now = (): Knowledge => {
    if (!knowledge) throw new CatalogueUnavailable('the database has not answered yet');
    return knowledge;
  };

  /** The sample stands where no feed does, or where a feed was imported beside it. */
  async function settleSample(): Promise<void> {
    const [kept] = await database.read<{ revision: string }>(
      'select stamp as revision from denk.sources where source = $1',
      [sampleSource],
    );
    const [{ shown } = { shown: true }] = await database.read<{ shown: boolean }>(
      `select coalesce(bool_or(keep_sample), true) as shown from denk.sources where source <> $1`,
      [sampleSource],
    );
    if (!shown) {
      if (kept) await database.write((client) => removeSource(client, sampleSource));
    } else if (kept?.revision !== sample.revision) {
      const draft = await begin(sampleSource, sample.revision);
      try {
        for (let at = 0; at < sample.products.length; at += 500) {
          await draft.write(sample.products.slice(at, at + 500));
        }
        await draft.commit();
      } catch (error) {
        await draft.abort();
        throw error;
      }
    }
  }

  const begin = async (source: string, revision: string, keepSample = false) =>
    beginDraft(await database.writer(), source, revision, {
      kinds,
      keepSample,
      learn: (product) => learnKind(kinds, product, attributes),
    });

  async function refresh(): Promise<void> {
    try {
      if (!migrated) await database.write(migrate);
      migrated = true;
      const [state] = await database.read<{ version: string }>('select version from denk.state');
      away = false;
      if (!state || state.version === version) return;
      await settleSample();
      const [settled = state] = await database.read<{ version: string }>(
        'select version from denk.state',
      );
      for (const one of await database.read<OwnKind>(
        'select kind, category, name from denk.kinds',
      )) {
        learnKind(kinds, { ...one, productType: one.name }, attributes);
      }
      knowledge = await readKnowledge(database, kinds);
      version = settled.version;
    } catch (error) {
      if (!away) warn(`database: ${reasonOf(error)}`);
      away = true;
      throw error instanceof CatalogueUnavailable
        ? error
        : new CatalogueUnavailable(reasonOf(error));
    }
  }

  let refreshing: Promise<void> | undefined;
  const refreshOnce = () =>
    (refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    }));
  const stop = every(() => refreshOnce().catch(() => undefined));

  return {
    name: 'postgres',
    mostCandidates,
    refresh: refreshOnce,
    knowledge: now,
    async find(request) {
      const { vocabulary } = now();
      const most = Math.min(request.most, mostCandidates);
      const { text, values } = findStatement({ ...request, most }, vocabulary);
      const rows = await database.read<FoundRow>(text, values);
      return rows.map((row) => candidateOf(row, kinds));
    },
    async complete(folded, most) {
      const prefix = completionPrefix(folded);
      if (!prefix) return [];
      const rows = await database.read<{ text: string; weight: number; id: string | null }>(
        `select text, max(weight) as weight, min(id) as id from (
           select text, weight, id from denk.completions where key >= $1 and key < $2 order by key limit ${looksAt}
         ) near group by text order by weight desc limit $3`,
        [prefix, `${prefix}\u{10FFFF}`, most],
        'complete',
      );
      return rows.map(({ text, weight, id }) => ({ text, weight, ...(id !== null && { id }) }));
    },
    async products(ids) {
      const rows = await database.read<{ document: CatalogueProduct }>(
        `select document from denk.documents join unnest($1::text[]) with ordinality as asked (id, place) using (id)
         order by place`,
        [ids],
        'products',
      );
      return rows.flatMap(({ document }) => readStoredProduct(document) ?? []);
    },
    async similar({ id, kind, offers }, most) {
      const rows = await database.read<{ document: CatalogueProduct }>(
        `select document from (
           select id, price, popularity from denk.products where kind = $1 and id <> $2
           order by popularity desc limit 200
         ) liked join denk.documents using (id)
         order by least(price, $3) / greatest(price, $3, 1) + popularity desc limit $4`,
        [kind, id, offers[0]?.price ?? 0, most],
        'similar',
      );
      return rows.flatMap(({ document }) => readStoredProduct(document) ?? []);
    },
    async ids(of) {
      const rows = await database.read<{ id: string }>(
        `select id from denk.products where $1 = '' or source <> $1 order by id`,
        [of === 'real' ? sampleSource : ''],
      );
      return rows.map(({ id }) => id);
    },
    sink: {
      async begin(source, keepSample) {
        if (!migrated) await refreshOnce();
        return begin(source, new Date().toISOString(), keepSample);
      },
      list: () =>
        database.read<{ source: string; products: number }>(
          'select source, products from denk.sources where source <> $1 order by source',
          [sampleSource],
        ),
      remove: (source) => database.write((client) => removeSource(client, source)),
      close: () => Promise.resolve(),
    },
    async close() {
      stop();
      await refreshing?.catch(() => undefined);
      await database.close();
    },
  };
}

interface OwnKind {
  readonly kind: string;
  readonly category: string;
  readonly name: string;
}

interface FoundRow {
  readonly kind: string;
  readonly phrase: string;
  readonly title_words: string;
  readonly fact_words: string;
  readonly document: CatalogueProduct;
}

function candidateOf(row: FoundRow, kinds: ReadonlyMap<string, Kind>): Candidate {
  const kind = kinds.get(row.kind);
  return {
    product: row.document,
    text: {
      title: row.title_words.split(' '),
      kind: kind ? kindStems(kind) : [],
      facts: row.fact_words.split(' '),
      phrase: row.phrase,
    },
  };
}

async function readKnowledge(
  database: Database,
  kinds: ReadonlyMap<string, Kind>,
): Promise<Knowledge> {
  const [words, brands, pairs, [total]] = await Promise.all([
    database.read<{ stem: string; count: number; written: string | null }>(
      `select stem, count, written from denk.words left join denk.written using (stem)
       order by count desc limit ${mostWords}`,
    ),
    database.read<{ brand_id: string; name: string; count: number }>('select * from denk.brands'),
    database.read<{ brand_id: string; kind: string; count: number }>(
      'select * from denk.pairs order by count desc limit 5000',
    ),
    database.read<{ count: number }>(
      'select coalesce(sum(products), 0)::integer as count from denk.sources',
    ),
  ]);
  const builder = new VocabularyBuilder();
  for (const { stem, count, written } of words) builder.set(stem, count, written ?? stem);
  knowNames(builder, kinds);
  return {
    vocabulary: builder.build(total?.count ?? 0),
    brands: new Map(brands.map(({ brand_id: id, name, count }) => [id, { name, count }])),
    pairs: pairs.map(({ brand_id: brandId, kind, count }) => ({ brandId, kind, count })),
  };
}
