import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stem, withoutEndings } from './suffixes';

/** Endings of verbs, folded: what `bitti`, `izlerken`, `alacağım` leave is a verb's stem. */
const verbal =
  /(?:[dt][iu](?:m|k|n|n[iu]z|l[ae]r)?|m[iu]s(?:t[iu])?\w{0,3}|[iu]?yor\w{0,4}|y?[ae]c[ae][kg]\w{0,4}|(?:(?<=[aeiu])|[aeiu])r(?:[iu]m|[iu]z|s[iu]n|l[ae]r|ken)?|m[ae]k|y?[ae]n(?:l[ae]r[iu]?)?|s[ae][mnk]?|y?[iu]p|y?[iu]nc[ae]|m[ae]l[iu]|y?[ae]y[iu]m|y?[ae]l[iu]m|[dt][iu][kg]\w{0,6})$/;
const shortest = 3;
/** Endings of nouns in their order: plural, whose, case. */
const nominal =
  /(?:l[ae]r)?(?:[iu]?m(?:[iu]z)?|[iu]?n(?:[iu]z)?|s?[iu])?(?:n?[dt][ae](?:n|ki)?|n?[iu]n|[yn]?[iu]|[yn]?[ae]|y?l[ae])?$/;

/**
 * Whether a folded word is an ordinary Turkish word or a form of one, and so no slip of the pen for a rare one:
 * `giyecek` is not `yiyecek`. From the dictionary that spelling checkers use.
 */
export function isOrdinaryWord(folded: string): boolean {
  if (!/^[a-z]{2,}$/.test(folded)) return false;
  words ??= readDictionary();
  const has = (word: string) => words?.has(word) === true;
  if (has(folded)) return true;
  const verb = folded.replace(verbal, '');
  const noun = folded.replace(nominal, '');
  if (noun.length >= 2 && has(noun)) return true;
  const bare = withoutEndings(folded).filter((rest) => rest.length > shortest);
  return [verb, `${verb}e`, `${verb}a`, stem(folded), ...bare].some(
    (rest) => rest.length >= shortest && has(rest),
  );
}

const verbEndings =
  /(?:[iu]?yor\w*|y?[ae]c[ae][kg]\w*|m[ae]k|y?[ae]n|[dt][iu]g[iu]\w*|[ae]r?ken|y?[iu]nc[ae]|y?[ae]r[ae]k|y?[iu]p|m[iu]s\w*)$/;
const infinitives = ['mek', 'mak', 'amak', 'emek', 'imak', 'imek', 'umak'];

/** Whether a folded word is a form of a verb: `başlayan`, `taşımak`, `izlerken`, and an order: `çağır`. */
export function isVerb(folded: string): boolean {
  const verb = folded.replace(verbEndings, '');
  words ??= readDictionary();
  const isInfinitive = (ending: string) => words?.has(verb + ending) === true;
  if (verb === folded) return ['mek', 'mak'].some(isInfinitive);
  return verb.length >= 2 && infinitives.some(isInfinitive);
}

let words: HashedWords | undefined;

/** A set of words by their hashes: a third of a million in four megabytes. Tells one stranger in ten thousand wrongly. */
class HashedWords {
  private readonly slots: Uint32Array;
  private readonly mask: number;

  constructor(capacity: number) {
    let size = 1;
    while (size < capacity * 2) size *= 2;
    this.slots = new Uint32Array(size);
    this.mask = size - 1;
  }

  has(word: string): boolean {
    let hash = basis;
    for (let at = 0; at < word.length; at += 1) hash = mixed(hash, word.charCodeAt(at));
    return this.slots[this.slotOf(hash)] !== 0;
  }

  addHash(hash: number): void {
    this.slots[this.slotOf(hash)] = hash >>> 0 || 1;
  }

  private slotOf(hash: number): number {
    const wanted = hash >>> 0 || 1;
    let at = wanted & this.mask;
    while (this.slots[at] !== 0 && this.slots[at] !== wanted) at = (at + 1) & this.mask;
    return at;
  }
}

const basis = 0x811c9dc5;
const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

const [newline, slash, apostrophe] = [10, 47, 39];
/** The second byte of the Turkish letters in UTF-8, whatever the first, to their folded letter. */
const letters: Readonly<Record<number, string>> = {
  0xc387: 'c',
  0xc3a7: 'c',
  0xc396: 'o',
  0xc3b6: 'o',
  0xc39c: 'u',
  0xc3bc: 'u',
  0xc382: 'a',
  0xc3a2: 'a',
  0xc38e: 'i',
  0xc3ae: 'i',
  0xc39b: 'u',
  0xc3bb: 'u',
  0xc49e: 'g',
  0xc49f: 'g',
  0xc4b0: 'i',
  0xc4b1: 'i',
  0xc59e: 's',
  0xc59f: 's',
};

/** Reads the words of the Hunspell dictionary, a line `word/flags` each, straight from its bytes. */
function readDictionary(): HashedWords {
  const main = createRequire(import.meta.url).resolve('dictionary-tr');
  const bytes = readFileSync(join(dirname(main), 'index.dic'));
  const set = new HashedWords(400_000);
  let hash = basis;
  let length = 0;
  let inWord = true;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === newline) {
      if (length > 1) set.addHash(hash);
      hash = basis;
      length = 0;
      inWord = true;
    } else if (byte === slash || byte === apostrophe) {
      inWord = false;
    } else if (inWord) {
      let code = byte >= 65 && byte <= 90 ? byte + 32 : byte;
      if (byte >= 0xc3 && byte <= 0xc5) {
        at += 1;
        code = letters[(byte << 8) | (bytes[at] ?? 0)]?.charCodeAt(0) ?? 0;
      }
      hash = mixed(hash, code);
      length += 1;
    }
  }
  return set;
}
