export { createFeedFiles, feedStamp, readFeedProducts } from './feed-files';
export type { FeedDraft, FeedSink } from './feed-sink';
export { importCatalogue } from './import-catalogue';
export { readStoredProduct } from './stored-product';
