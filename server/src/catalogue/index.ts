export { categoryNames } from './categories';
export { makeCatalogue } from './catalogue';
export type { Catalogue } from './catalogue';
export { brandIdOf } from './catalogue-product';
export type { CatalogueProduct } from './catalogue-product';
export { fit, keepsMusts, reasonsFor, suitsAll } from './criteria';
export {
  createFeedFiles,
  feedName,
  feedRevision,
  importCatalogue,
  openFeed,
  readFeedProducts,
  readStoredProduct,
  UnreadableFeed,
} from './feeds';
export type { FeedDraft, FeedSink } from './feeds';
export type { Kind, Sellers } from './kind';
export { makeKindNames } from './kind-names';
export { attributeWords } from './knowledge/attribute-words';
export { categoryWords } from './knowledge/category-words';
export { kindVerbs } from './knowledge/kind-verbs';
export { productDetail } from './product-detail';
export { CatalogueUnavailable } from './product-source';
export type { ProductSource } from './product-source';
export { readCatalogue } from './read-catalogue';
export { productRoutes } from './routes';
export { wireProduct } from './wire-product';
