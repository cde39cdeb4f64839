export { createCatalogueServices } from './catalogue-services';
export type { CatalogueServices } from './catalogue-services';
export { createEmbeddedEngine } from './engine/embedded-engine';
export type { SearchEngine } from './engine/search-engine';
export { createProductSearch } from './product-search';
export type { ProductSearch } from './product-search';
export { searchRoutes } from './routes';
