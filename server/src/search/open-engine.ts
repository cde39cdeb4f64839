import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  type Catalogue,
  createFeedFiles,
  feedRevision,
  type FeedSink,
  keepsSample,
  type Kind,
  learnKind,
  readFeedProducts,
} from '../catalogue';
import { createEmbeddedEngine, EmbeddedEngineBuilder } from './engine/embedded-engine';
import { poll } from './engine/poll';
import { createReloadingEngine } from './engine/reloading-engine';
import type { SearchEngine } from './engine/search-engine';
import { createPostgresEngine } from './postgres/postgres-engine';
import { productText } from './vocabulary/indexed-product';

/** How often a server looks for newly imported feeds, ms. */
const pollMs = 5000;
/** Products indexed before other work gets its turn. */
const productsPerTurn = 200;

/** What the choice of an engine takes of the environment. */
export interface EngineEnvironment {
  readonly DATA_DIR?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_REPLICA_URL?: string | undefined;
}

/**
 * The engine that the environment asks for, over the imported feeds, or the sample catalogue while there are none.
 *
 * @param kinds all that are known; the feeds' own are added as they come
 */
export function openEngine(
  environment: EngineEnvironment,
  catalogue: Catalogue,
  kinds: Map<string, Kind>,
  warn: (message: string) => void,
): SearchEngine {
  const { DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl, DATA_DIR: dataDir } = environment;
  const { products, knowledge } = catalogue;
  if (url !== undefined) return openDatabase(url, replicaUrl, catalogue, kinds, warn);
  const first = createEmbeddedEngine(products, kinds);
  if (dataDir === undefined) return first;
  return createReloadingEngine(first, {
    revision: () => feedRevision(dataDir),
    build: async () => {
      const builder = new EmbeddedEngineBuilder(kinds);
      let added = 0;
      for (const product of (await keepsSample(dataDir)) ? products : []) {
        builder.add(product);
        if (++added % productsPerTurn === 0) await yieldToEventLoop();
      }
      for await (const product of readFeedProducts(dataDir, warn)) {
        learnKind(kinds, product, knowledge.attributes);
        builder.add(product);
        if (++added % productsPerTurn === 0) await yieldToEventLoop();
      }
      return builder.build();
    },
    every: poll(pollMs),
    warn,
  });
}

/** Where feeds are imported to: the database where there is one, else files below the data folder. */
export function openSink(
  environment: EngineEnvironment & { readonly DATA_DIR: string },
  catalogue: Catalogue,
  warn: (message: string) => void,
): FeedSink {
  const { DATABASE_URL: url } = environment;
  if (url === undefined) return createFeedFiles(environment.DATA_DIR);
  const engine = openDatabase(url, undefined, catalogue, new Map(catalogue.kinds), warn);
  return { ...engine.sink, close: () => engine.close() };
}

function openDatabase(
  url: string,
  replicaUrl: string | undefined,
  { products, knowledge }: Catalogue,
  kinds: Map<string, Kind>,
  warn: (message: string) => void,
) {
  const digest = (of: unknown) => createHash('sha1').update(JSON.stringify(of)).digest('hex');
  // Another way of taking texts apart shows in what it makes of the sample.
  const analysis = digest(products.map((product) => productText(product, kinds.get(product.kind))));
  return createPostgresEngine({
    url,
    replicaUrl,
    kinds,
    attributes: knowledge.attributes,
    sample: { products, revision: `${analysis}-${digest(products)}` },
    analysis,
    every: poll(pollMs),
    warn,
  });
}
