import type { CatalogueProduct } from '../catalogue-product';
import type { ObservedPrice } from '../observed-prices';

/** Where imported products go. */
export interface FeedSink {
  /** Begins replacing a feed's products; nothing is seen before `commit`. */
  begin(source: string, keepSample?: boolean): Promise<FeedDraft>;
  /** The feeds that are kept, with their numbers of products. */
  list(): Promise<readonly { readonly source: string; readonly products: number }[]>;
  remove(source: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A feed's products under way. */
export interface FeedDraft {
  /** What earlier imports of this feed saw of these products' prices. */
  seenBefore(ids: readonly string[]): Promise<ReadonlyMap<string, readonly ObservedPrice[]>>;
  write(products: readonly CatalogueProduct[]): Promise<void>;
  /** Puts the draft in place of what the feed held before, all at once. */
  commit(): Promise<{ readonly removed: number }>;
  /** Forgets the draft; what the feed held before stays. */
  abort(): Promise<void>;
}
