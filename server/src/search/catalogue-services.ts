import type { FastifyInstance } from 'fastify';
import { readCatalogue, type Catalogue } from '../catalogue';
import { productRoutes } from '../catalogue/routes';
import type { Environment } from '../environment';
import { createSuggestions, suggestionsRoutes, type Suggestions } from '../suggestions';
import { createEmbeddedEngine } from './engine/embedded-engine';
import type { SearchEngine } from './engine/search-engine';
import { createProductSearch, type ProductSearch } from './product-search';
import { searchRoutes } from './routes';

/** Everything the site needs of the catalogue. */
export interface CatalogueServices {
  readonly catalogue: Catalogue;
  readonly engine: SearchEngine;
  readonly search: ProductSearch;
  readonly suggestions: Suggestions;
  /** Mounts search, suggestions and products; closing the app closes the services. */
  routes(app: FastifyInstance): void;
  close(): Promise<void>;
}

/** Builds the catalogue's services from the environment and the sample catalogue's folder. */
export function createCatalogueServices(
  _environment: Partial<Environment>,
  catalogueDir: string,
): CatalogueServices {
  const catalogue = readCatalogue(catalogueDir);
  const { kinds, sellers, products } = catalogue;
  const engine = createEmbeddedEngine(products, kinds);
  const search = createProductSearch({ engine, kinds, sellers });
  const suggestions = createSuggestions(engine, kinds);
  return {
    catalogue,
    engine,
    search,
    suggestions,
    routes(app) {
      searchRoutes(app, search);
      suggestionsRoutes(app, suggestions);
      productRoutes(app, { engine, kinds, sellers });
      app.addHook('onClose', () => engine.close());
    },
    close: () => engine.close(),
  };
}
