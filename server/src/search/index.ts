export { createProductSearch } from './answer/product-search';
export { createCatalogueServices } from './catalogue-services';
export { createEmbeddedEngine } from './engine/embedded-engine';
export { openSink } from './open-engine';
export { aliases } from './vocabulary/aliases';
export type { Knowledge as EngineKnowledge, SearchEngine } from './engine/search-engine';
