import { decodeText } from './decode-text';
import { UnreadableFeed, type FeedFormat, type FeedRow } from './feed-row';
import { readTsvFeed } from './read-tsv-feed';
import { cutLongText } from './cut-long-text';
import { readXmlFeed } from './read-xml-feed';

/** An entry with the format it came in. */
export interface FormattedRow extends FeedRow {
  readonly format: FeedFormat;
}

/** Reads a feed of any understood format from its bytes: what begins with `<` is XML, anything else TSV. */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FormattedRow> {
  const pieces = decodeText(bytes);
  let start = '';
  while (!start) {
    const next = await pieces.next();
    if (next.done) throw new UnreadableFeed('the file is empty');
    start = next.value.replace(/^\uFEFF/, '').trimStart();
  }
  const all = followedBy(start, pieces);
  if (start.startsWith('<')) yield* readXmlFeed(cutLongText(all));
  else for await (const row of readTsvFeed(all)) yield { ...row, format: 'google-tsv' };
}

async function* followedBy(start: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* pieces;
}
