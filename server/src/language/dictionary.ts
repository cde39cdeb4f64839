import { fold } from '@denk/shared/product/text';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { madeAhead } from './made-ahead';

/** How many words there is room for, twice and more as many as there are: hashes in four megabytes. */
const room = 2 ** 20;

interface Dictionary {
  /** The words' hashes, each at its place or the next that is free. Tells one stranger in ten thousand wrongly. */
  readonly hashes: Uint32Array;
  /** The hashes of those that are written with a capital alone. */
  readonly names: ReadonlySet<number>;
}

/** The words of a spelling checker. */
export const dictionary = madeAhead('words', readDictionary);

/** Whether a folded word is in the dictionary as it stands. */
export function isRoot(word: string): boolean {
  const { hashes } = dictionary.get();
  const hash = hashOf(word);
  return hashes[placeOf(hash, hashes)] === hash;
}

/** Whether a folded word stands there only with a capital: `bursa`, but not `deniz`. */
export const isName = (word: string): boolean =>
  isRoot(word) && dictionary.get().names.has(hashOf(word));

function hashOf(word: string): number {
  let hash = basis;
  for (let at = 0; at < word.length; at += 1) hash = mixed(hash, word.charCodeAt(at));
  return hash;
}

function placeOf(hash: number, among: Uint32Array): number {
  let at = hash % room;
  while (among[at] !== 0 && among[at] !== hash) at = (at + 1) % room;
  return at;
}

const basis = 0x811c9dc5;
const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193) >>> 0;

const [newline, slash, apostrophe] = [10, 47, 39];
const utf8 = (letter: string): number => Buffer.from(letter).readUInt16BE();
/** The two bytes of each Turkish letter to its folded one. */
const letters: ReadonlyMap<number, number> = new Map(
  [...'ÇçÖöÜüÂâÎîĞğİıŞş'].map((letter) => [utf8(letter), fold(letter).charCodeAt(0)]),
);

const capitals: ReadonlySet<number> = new Set([...'ÇÖÜÂÎĞİŞ'].map(utf8));

/** Reads the words of the Hunspell dictionary, a line `word/flags` each, straight from its bytes. */
function readDictionary(): Dictionary {
  const main = createRequire(import.meta.url).resolve('dictionary-tr');
  const bytes = readFileSync(join(dirname(main), 'index.dic'));
  const hashes = new Uint32Array(room);
  const names = new Set<number>();
  let hash = basis;
  let inWord = true;
  let isCapital = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === newline) {
      const place = placeOf(hash, hashes);
      if (!isCapital) names.delete(hash);
      else if (hashes[place] === 0) names.add(hash);
      hashes[place] = hash;
      hash = basis;
      inWord = true;
    } else if (byte === slash || byte === apostrophe) {
      inWord = false;
    } else if (inWord && byte >= 0xc3 && byte <= 0xc5) {
      at += 1;
      const letter = (byte << 8) | (bytes[at] ?? 0);
      if (hash === basis) isCapital = capitals.has(letter);
      hash = mixed(hash, letters.get(letter) ?? 0);
    } else if (inWord) {
      if (hash === basis) isCapital = byte >= 65 && byte <= 90;
      hash = mixed(hash, byte >= 65 && byte <= 90 ? byte + 32 : byte);
    }
  }
  return { hashes, names };
}
