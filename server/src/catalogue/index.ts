export { categoryNames, categoryWords } from './knowledge/categories';
export { makeCatalogue } from './catalogue';
export type { Catalogue } from './catalogue';
export { brandIdOf, statedValues } from './catalogue-product';
export type { CatalogueProduct } from './catalogue-product';
export { fit, keepsMusts, reasonsFor, suitsAll } from './criteria';
export {
  createFeedFiles,
  feedName,
  feedRevision,
  importCatalogue,
  keepsSample,
  learnKind,
  openFeed,
  readFeedProducts,
  readStoredProduct,
  UnreadableFeed,
} from './feeds';
export type { FeedDraft, FeedSink } from './feeds';
export type { Attribute } from './knowledge/attribute';
export type { Kind } from './knowledge/kind';
export { makeKnowledge, namesOf, valuesOf } from './knowledge/knowledge';
export type { Knowledge } from './knowledge/knowledge';
export { sortsNamed } from './knowledge/sorts-named';
export {
  type AttributeValue,
  labelOf,
  valueCalled,
  type Bound,
  boundOf,
  decadesIn,
  onlyValueOf,
  valueOfNumber,
  rangeOf,
  valueOfSize,
} from './knowledge/value-of-size';
export { productDetail } from './product-detail';
export { CatalogueUnavailable } from './product-source';
export type { ProductSource } from './product-source';
export { readKnowledge } from './knowledge/read-knowledge';
export { readCatalogue } from './read-catalogue';
export { productRoutes } from './routes';
export type { ObservedPrice } from './observed-prices';
export { productInList, productPage, toldOf } from './wire-product';
export type { Sellers } from './sellers';
