export { createFeedFiles, feedRevision, keepsSample, readFeedProducts } from './feed-files';
export { slug as feedName } from './feed-product';
export { UnreadableFeed } from './feed-row';
export type { FeedDraft, FeedSink } from './feed-sink';
export { importCatalogue } from './import-catalogue';
export { openFeed } from './open-feed';
export { learnKind } from './read-kind';
export { readStoredProduct } from './stored-product';
