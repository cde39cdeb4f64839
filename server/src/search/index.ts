export { createProductSearch } from './answer/product-search';
export { createCatalogueServices } from './catalogue-services';
export { createEmbeddedEngine } from './engine/embedded-engine';
export { openSink } from './open-engine';
export type { Intent } from './understanding/intent';
export { readWithNames, understandReading } from './understanding/understand';
export { lexiconOf, type Lexicon } from './vocabulary/lexicon';
export { learnedStories } from './vocabulary/stories';
export type { SearchEngine } from './engine/search-engine';
