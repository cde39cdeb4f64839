import type { FastifyInstance } from 'fastify';
import {
  type Catalogue,
  CatalogueUnavailable,
  productRoutes,
  readCatalogue,
  type Kind,
  type Knowledge,
  makeKnowledge,
} from '../catalogue';
import { foldedWords, onceFor, PhraseBook, stem } from '../language';
import { createLiveServices, type LiveEnvironment } from './live';
import { createSuggestions, suggestionsRoutes, type Suggestions } from './suggestions';
import type { SearchEngine } from './engine/search-engine';
import { openEngine, type EngineEnvironment } from './open-engine';
import { createProductSearch, type ProductSearch } from './answer/product-search';
import { searchRoutes } from './routes';

/** Everything the site needs of the catalogue. */
export interface CatalogueServices {
  readonly catalogue: Catalogue;
  readonly engine: SearchEngine;
  /** What is known of the kinds that the catalogue holds now, those of imported feeds among them. */
  readonly knowledge: () => Knowledge;
  /** The catalogue's search, or the live one where `SEARCH_PROVIDER` names it. */
  readonly search: ProductSearch;
  readonly suggestions: Suggestions;
  /** Whether the catalogue's engine answers now, with all that was imported before the start. */
  answers(): Promise<boolean>;
  /** Names the products as they are at this moment; undefined while the engine cannot say. */
  revision(): string | undefined;
  /** Reads the dictionary that the first search would wait for. */
  warm(): Promise<void>;
  /** Mounts search, suggestions and products; closing the app closes the services. */
  routes(app: FastifyInstance): void;
  close(): Promise<void>;
}

/** Searches a minute of one visitor where each may cost a paid call: as many as filtering eagerly takes. */
const liveSearchesPerMinute = 60;

/** Builds the catalogue's services from the environment and the sample catalogue's folder. */
export function createCatalogueServices(
  environment: EngineEnvironment &
    LiveEnvironment & { readonly CORS_ORIGINS?: readonly string[] | undefined },
  catalogueDir: string,
  visitorKey: (address: string) => string = (address) => address,
): CatalogueServices {
  let warn = (message: string) => console.warn(`[search] ${message}`);
  const catalogue = readCatalogue(catalogueDir);
  const { sellers, problems } = catalogue;
  const kinds = new Map(catalogue.kinds);
  for (const { file, line, reason } of problems) warn(`${file}:${line} is left out: ${reason}`);

  const engine = openEngine(environment, catalogue, kinds, (message) => warn(message));
  const live = createLiveServices(environment, {
    brandOf: brandFinder(engine),
    warn: (message) => warn(message),
  });
  let hasSettled = engine.settled === undefined;
  void engine.settled?.then(() => {
    hasSettled = true;
  });
  const knowledge = knowledgeNow(engine, kinds, catalogue.knowledge);
  const own = createProductSearch({ engine, kinds, sellers, knowledge });
  const search = live?.search ?? own;
  const suggestions = createSuggestions(engine, kinds);
  let last = 0;
  // A name for each state of the products, the same for the same one.
  const revisionOf = onceFor<object, string>(() => String((last += 1)));
  const close = async () => {
    live?.close();
    await engine.close();
  };
  return {
    catalogue,
    engine,
    knowledge,
    search,
    suggestions,
    answers: async () =>
      hasSettled &&
      brandsNow(engine) !== undefined &&
      engine.products(['-']).then(
        () => true,
        () => false,
      ),
    revision: () => {
      // What was true before is not told as true while nobody can know.
      const products = engine.isAway?.() ? undefined : brandsNow(engine);
      return products && revisionOf(products);
    },
    async warm() {
      // A live search costs money and reads no dictionary of ours.
      const [kind] = live ? [] : kinds.values();
      if (!kind) return;
      // Where the database is away, the first search says so.
      await own.search({ query: kind.noun }).catch(() => undefined);
    },
    routes(app) {
      warn = (message) => app.log.warn(message);
      searchRoutes(app, search, {
        // A search of our own catalogue costs nobody anything: any page may ask, as it may a hosted backend.
        origins: environment.CORS_ORIGINS ?? (live ? [] : ['*']),
        limit: live && { perMinute: liveSearchesPerMinute, counts: live.counts },
        stands: !live,
        visitorKey,
      });
      suggestionsRoutes(app, suggestions);
      productRoutes(app, { source: engine, kinds, sellers });
      app.addHook('onClose', close);
    },
    close,
  };
}

/** Puts knowledge together anew whenever products change that brought kinds of their own. */
function knowledgeNow(
  engine: SearchEngine,
  kinds: ReadonlyMap<string, Kind>,
  first: Knowledge,
): () => Knowledge {
  const knowledgeFor = onceFor<object, Knowledge>(() =>
    makeKnowledge(kinds, first.attributes, first.occasions, first.elsewhere),
  );
  return () => {
    const products = brandsNow(engine);
    return products && kinds.size !== first.kinds.size ? knowledgeFor(products) : first;
  };
}

/** Finds the brand that a title names among the catalogue's brands. */
function brandFinder(engine: SearchEngine): (title: string) => string | undefined {
  const bookOf = onceFor((brands: ReadonlyMap<string, { readonly name: string }>) => {
    const book = new PhraseBook();
    for (const [id, { name }] of brands) book.add(name, id);
    return book;
  });
  return (title) => {
    const brands = brandsNow(engine);
    if (!brands) return undefined;
    const id = bookOf(brands).find(foldedWords(title).map(stem))[0]?.meanings[0];
    return id === undefined ? undefined : brands.get(id)?.name;
  };
}

/** Live search goes on without brands while the catalogue's database is away. */
function brandsNow(engine: SearchEngine) {
  try {
    return engine.knowledge().brands;
  } catch (error) {
    if (error instanceof CatalogueUnavailable) return undefined;
    throw error;
  }
}
