import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CatalogueProduct } from '../catalogue-product';
import type { ObservedPrice } from '../observed-prices';
import type { FeedSink } from './feed-sink';
import { createRepeatSharing } from './share-repeats';
import { readStoredProduct } from './stored-product';

const ending = '.jsonl';
/** Beside a feed that was imported with the wish to keep the sample. */
const keepEnding = '.keep-sample';

const draftEnding = '.draft';
/** Milliseconds after which a draft belongs to an import that was broken off. */
const leftoverAge = 60 * 60 * 1000;

/** The folder of imported feeds below the data folder: a file a feed, a product a line. */
export const feedFolder = (dataDir: string): string => join(dataDir, 'catalogue', 'feeds');

/** Keeps feeds as files; a feed's file is replaced in one step. */
export function createFeedFiles(dataDir: string): FeedSink {
  const folder = feedFolder(dataDir);
  const pathOf = (source: string) => join(folder, `${source}${ending}`);
  const keepPath = (source: string) => join(folder, `${source}${keepEnding}`);
  return {
    async begin(source, keepSample = false) {
      await mkdir(folder, { recursive: true });
      await removeLeftovers(folder);
      // Two containers may both be process 1.
      const draftPath = join(folder, `.${source}.${randomUUID()}${draftEnding}`);
      const file = await open(draftPath, 'w');
      const ids = new Set<string>();
      const before = new Map<string, readonly ObservedPrice[]>();
      for await (const { id, prices } of readFeedFile(pathOf(source))) {
        if (prices) before.set(id, prices);
      }
      return {
        seenBefore: () => Promise.resolve(before),
        async write(products) {
          for (const { id } of products) ids.add(id);
          await file.appendFile(products.map((one) => `${JSON.stringify(one)}\n`).join(''));
        },
        async commit() {
          let removed = 0;
          for await (const { id } of readFeedFile(pathOf(source))) if (!ids.has(id)) removed += 1;
          await file.sync();
          await file.close();
          if (keepSample) await writeFile(keepPath(source), '');
          else await rm(keepPath(source), { force: true });
          await rename(draftPath, pathOf(source));
          await syncFolder(folder);
          return { removed };
        },
        async abort() {
          await file.close().catch(() => undefined);
          await rm(draftPath, { force: true });
        },
      };
    },
    async list() {
      return Promise.all(
        (await feedSources(dataDir)).map(async (source) => {
          let products = 0;
          for await (const product of readFeedFile(pathOf(source))) if (product) products += 1;
          return { source, products };
        }),
      );
    },
    async remove(source) {
      const there = (await feedSources(dataDir)).includes(source);
      await rm(pathOf(source), { force: true });
      await rm(keepPath(source), { force: true });
      return there;
    },
    close: () => Promise.resolve(),
  };
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(draftEnding)) continue;
    const path = join(folder, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > leftoverAge) await rm(path, { force: true });
  }
}

/** Writes a folder's entries to the disk, so that a feed that was acknowledged survives a loss of power. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** The feeds that are kept as files. */
export async function feedSources(dataDir: string): Promise<string[]> {
  const names = await readdir(feedFolder(dataDir)).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}

/** Changes whenever a feed is imported or removed. */
export async function feedRevision(dataDir: string): Promise<string> {
  const stamps = (await feedSources(dataDir)).map(async (source) => {
    const { mtimeMs, size } = await stat(join(feedFolder(dataDir), `${source}${ending}`));
    return `${source}:${mtimeMs}:${size}`;
  });
  return (await Promise.all(stamps)).join('|');
}

/** Whether the sample catalogue is shown: while there is no feed, or where a feed was imported beside it. */
export async function keepsSample(dataDir: string): Promise<boolean> {
  if ((await feedSources(dataDir)).length === 0) return true;
  return (await readdir(feedFolder(dataDir))).some((name) => name.endsWith(keepEnding));
}

/** All products of all feeds, feed by feed; a feed that cannot be read is reported and holds up no other. */
export async function* readFeedProducts(
  dataDir: string,
  warn: (message: string) => void = () => undefined,
): AsyncGenerator<CatalogueProduct> {
  const shared = createRepeatSharing();
  for (const source of await feedSources(dataDir)) {
    try {
      const products = readFeedFile(join(feedFolder(dataDir), `${source}${ending}`));
      for await (const product of products) yield shared(product);
    } catch (error) {
      warn(`feed ${source} is left out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function* readFeedFile(path: string): AsyncGenerator<CatalogueProduct> {
  if (!(await stat(path).catch(() => undefined))) return;
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
  for await (const line of lines) {
    const product = readStoredProduct(parse(line));
    if (product) yield product;
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
