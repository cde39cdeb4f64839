export { createCatalogueServices } from './catalogue-services';
export { createEmbeddedEngine } from './engine/embedded-engine';
export { createProductSearch } from './product-search';
