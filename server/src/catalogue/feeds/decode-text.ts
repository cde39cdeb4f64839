import { createGunzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import { UnreadableFeed } from './feed-row';

/** What fails in a pipeline is thrown where it is read. */
const ignore = () => undefined;

/** An XML declaration is within these first bytes. */
const declarationLength = 200;

/** Turns a feed's bytes into text piece by piece: gzip is opened, the declared encoding is honoured. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of unzipped(bytes)) {
    decoder ??= decoderFor(piece);
    const text = decoder.decode(piece, { stream: true });
    if (text) yield text;
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}

async function* unzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]();
  const rest: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: () => pieces };
  const first = await beginning(pieces);
  const all = startingWith(first, rest);
  if (first[0] !== 0x1f || first[1] !== 0x8b) {
    yield* all;
    return;
  }
  try {
    yield* startingWithBeginning(pipeline(Readable.from(all), createGunzip(), ignore));
  } catch (error) {
    throw new UnreadableFeed(`gzip cannot be unpacked: ${error instanceof Error ? error.message : ''}`);
  }
}

/** As many first bytes as it takes to see what the feed is, however small the pieces. */
async function beginning(pieces: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let first = new Uint8Array();
  while (first.length < declarationLength) {
    const next = await pieces.next();
    if (next.done) break;
    const longer = new Uint8Array(first.length + next.value.length);
    longer.set(first);
    longer.set(next.value, first.length);
    first = longer;
  }
  return first;
}

async function* startingWithBeginning(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]();
  yield await beginning(pieces);
  yield* { [Symbol.asyncIterator]: () => pieces };
}

async function* startingWith(first: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield first;
  yield* rest;
}

/** Old Turkish shop software still writes ISO-8859-9 and says so in the XML declaration. */
function decoderFor(first: Uint8Array): TextDecoder {
  const start = new TextDecoder('latin1').decode(first.subarray(0, declarationLength));
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(declared);
  } catch {
    throw new UnreadableFeed(`unknown encoding: ${declared}`);
  }
}
