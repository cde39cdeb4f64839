import { createHash } from 'node:crypto';
import type { CatalogueProduct } from '../catalogue-product';
import { observePrice } from '../observed-prices';
import type { Kind } from '../knowledge/kind';
import type { Knowledge } from '../knowledge/knowledge';
import { readRow } from './feed-product';
import { UnreadableFeed } from './feed-row';
import type { FeedSink } from './feed-sink';
import { readFeed } from './read-feed';

const batchSize = 500;

/** An entry that was skipped, and why. */
export interface SkippedRow {
  readonly line: number;
  readonly reason: string;
  /** Only a part of it was left out. */
  readonly imported?: boolean;
}

/** How far an import is. */
export interface ImportProgress {
  readonly read: number;
  readonly imported: number;
  readonly skipped: number;
  /** Not for sale now. */
  readonly unavailable: number;
}

/** What an import came to. */
export interface ImportResult extends ImportProgress {
  /** Products the feed held before and holds no longer. */
  readonly removed: number;
}

/** What an import works on. */
export interface ImportParts {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly source: string;
  readonly seller?: string | undefined;
  readonly knowledge: Knowledge;
  /** The sample catalogue stays beside this feed; otherwise feeds take its place. */
  readonly keepSample?: boolean | undefined;
  readonly sink: FeedSink;
  /** When the prices are seen, `2026-11-21`; today where missing. */
  readonly day?: string | undefined;
  readonly onSkipped: (row: SkippedRow) => void;
  readonly onProgress: (progress: ImportProgress) => void;
}

/**
 * Imports a feed as a whole: entries are read one by one, bad ones reported and skipped, and only when the feed is
 * read to its end do they replace what the feed held before. Throws `UnreadableFeed` where it cannot be read or
 * holds nothing usable; then nothing changes.
 */
export async function importCatalogue(parts: ImportParts): Promise<ImportResult> {
  const { bytes, source, seller, knowledge, keepSample = false, sink } = parts;
  const { onSkipped, onProgress, day = new Date().toISOString().slice(0, 10) } = parts;
  const context = { source, seller, knowledge, ownKinds: new Map<string, Kind>() };
  const counts = { read: 0, imported: 0, skipped: 0, unavailable: 0 };
  const seen = new Set<number>();
  let batch: CatalogueProduct[] = [];
  const draft = await sink.begin(source, keepSample);
  const flush = async () => {
    const before = await draft.seenBefore(batch.map(({ id }) => id));
    await draft.write(
      batch.map((product) => {
        const [cheapest] = product.offers;
        if (!cheapest) return product;
        const seen = { day, price: cheapest.price };
        return { ...product, prices: observePrice(before.get(product.id) ?? [], seen) };
      }),
    );
    batch = [];
    onProgress(counts);
  };
  const skip = (line: number, reason: string) => {
    counts.skipped += 1;
    onSkipped({ line, reason });
  };
  try {
    for await (const row of readFeed(bytes)) {
      counts.read += 1;
      const read = readRow(row, context);
      if ('problem' in read) skip(row.line, read.problem);
      else if ('unavailable' in read) counts.unavailable += 1;
      else if (isRepeated(seen, read.product.id)) skip(row.line, 'the id is there a second time');
      else {
        counts.imported += 1;
        if (read.note !== undefined) onSkipped({ line: row.line, reason: read.note, imported: true });
        batch.push(read.product);
        if (batch.length >= batchSize) await flush();
      }
    }
    if (counts.imported === 0) throw new UnreadableFeed('there is no product that can be used');
    await flush();
    return { ...counts, ...(await draft.commit()) };
  } catch (error) {
    await draft.abort();
    throw error;
  }
}

/** Ids are remembered as 48-bit digests: a million of them take some tens of megabytes. */
function isRepeated(seen: Set<number>, id: string): boolean {
  const digest = createHash('sha1').update(id).digest().readUIntBE(0, 6);
  if (seen.has(digest)) return true;
  seen.add(digest);
  return false;
}
