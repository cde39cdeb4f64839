export { createFeedFiles, feedStamp, readFeedProducts } from './feed-files';
export { UnreadableFeed } from './feed-row';
export type { FeedDraft, FeedSink } from './feed-sink';
export { importCatalogue } from './import-catalogue';
export type { ImportProgress, ImportResult, SkippedRow } from './import-catalogue';
export { openFeed } from './open-feed';
export { readStoredProduct } from './stored-product';
