import {
  type Attribute,
  type CatalogueProduct,
  CatalogueUnavailable,
  type FeedSink,
  type Kind,
  learnKind,
} from '../../catalogue';
import type { Knowledge, SearchEngine } from '../engine/search-engine';
import { kindStems, type Candidate } from '../vocabulary/indexed-product';
import { VocabularyBuilder } from '../../language';
import { knowNames } from '../vocabulary/know-names';
import { Database, reasonOf, type DatabaseSettings } from './database';
import { findStatement } from './find-query';
import { indexAnew } from './index-anew';
import { migrate } from './migrations';
import { productQueries } from './product-queries';
import { beginDraft, removeSource } from './product-store';
import { sampleSource, settleSample, type Sample } from './settle-sample';

/** Words that are kept in memory for spelling; rarer ones still match. */
const mostWords = 400_000;

/** What the PostgreSQL engine works on. */
export interface PostgresSettings extends DatabaseSettings {
  /** All that are known; the feeds' own are added as they come. */
  readonly kinds: Map<string, Kind>;
  /** What kinds refer to. */
  readonly attributes: ReadonlyMap<string, Attribute>;
  /** Put into the database where it holds another revision. */
  readonly sample: Sample;
  /** Names the way in which texts are taken apart into terms; what was imported in another way is indexed again. */
  readonly analysis: string;
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
  const { kinds, attributes, sample, analysis, warn, every } = settings;
  const database = new Database(settings);
  let knowledge: Knowledge | undefined;
  let version = '';
  let migrated = false;
  let away = false;
  let indexing: Promise<void> | undefined;

  const now = (): Knowledge => {
    if (!knowledge) throw new CatalogueUnavailable('the database has not answered yet');
    return knowledge;
  };

  const begin = async (source: string, revision: string, keepSample = false, instead?: string) =>
    beginDraft(await database.writer(), source, revision, {
      kinds,
      keepSample,
      analysis,
      instead,
      learn: (product) => learnKind(kinds, product, attributes),
    });

  async function refresh(): Promise<void> {
    try {
      if (!migrated) await database.write(migrate);
      migrated = true;
      const [state] = await database.read<{ version: string }>('select version from denk.state');
      away = false;
      if (!state || state.version === version) return;
      await settleSample(database, sample, begin);
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
      // Once a process: servers of two releases would otherwise index in turns.
      indexing ??= indexAnew(database, analysis, ({ source, stamp, keepSample }) =>
        begin(source, stamp, keepSample, stamp),
      ).catch((error: unknown) => {
        warn(`database: products are not indexed again yet: ${reasonOf(error)}`);
        indexing = undefined;
        version = '';
      });
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
    refresh: refreshOnce,
    knowledge: now,
    isAway: () => database.isAway,
    async find(request) {
      const { vocabulary } = now();
      const { text, values } = findStatement(request, vocabulary);
      const rows = await database.read<FoundRow>(text, values);
      return rows.map((row) => candidateOf(row, kinds));
    },
    ...productQueries(database),
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
      await indexing;
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
  const [words, lines, brands, pairs, [total]] = await Promise.all([
    database.read<{ stem: string; count: number; written: string | null; brands: string[] | null }>(
      `select stem, count, written, brands from denk.words left join denk.written using (stem)
       order by count desc limit ${mostWords}`,
    ),
    database.read<{ written: string }>(
      `select written from denk.written where stem like '% %' limit ${mostWords}`,
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
  for (const { stem, count, written, brands } of words)
    builder.set(stem, count, written ?? stem, brands ?? undefined);
  builder.lines(lines.map(({ written }) => written));
  knowNames(builder, kinds);
  return {
    vocabulary: builder.build(total?.count ?? 0),
    brands: new Map(brands.map(({ brand_id: id, name, count }) => [id, { name, count }])),
    pairs: pairs.map(({ brand_id: brandId, kind, count }) => ({ brandId, kind, count })),
  };
}
