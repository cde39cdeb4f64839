import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { slug } from './feed-product';
import { UnreadableFeed } from './feed-row';

/** How long a shop may take to begin its answer, ms. */
const answerMs = 30_000;

/** A feed's bytes, and the name it goes by where none is given. */
export interface OpenFeed {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly source: string;
}

/** Opened when somebody reads: a file that goes before that is told to the reader, and to nobody where there is none. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>;
}

/** Opens a file or an http(s) address. Throws `UnreadableFeed`. */
export async function openFeed(place: string, send: typeof fetch = fetch): Promise<OpenFeed> {
  if (!/^https?:\/\//i.test(place)) {
    const there = await stat(place).catch(() => undefined);
    if (!there?.isFile()) throw new UnreadableFeed(`there is no file: ${place}`);
    const source = slug(basename(place).replace(/\.(?:xml|tsv|txt|gz|rss)/gi, ''));
    return { bytes: bytesOf(place), source };
  }
  const url = new URL(place);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerMs);
  try {
    const answer = await send(url, { signal: abort.signal });
    if (!answer.ok || !answer.body) throw new UnreadableFeed(`the address answered ${answer.status}`);
    return {
      bytes: answer.body as AsyncIterable<Uint8Array>,
      source: slug(url.hostname.replace(/^www\./, '')),
    };
  } catch (error) {
    if (error instanceof UnreadableFeed) throw error;
    throw new UnreadableFeed(`the address cannot be reached: ${url.host}`);
  } finally {
    clearTimeout(timer);
  }
}
