import { aliases } from './aliases';
import { stem } from './turkish/stem';
import type { Word } from './turkish/words';
import type { Vocabulary } from './vocabulary';

/** A query's word after spelling. */
export interface SpelledWord {
  readonly stem: string;
  /** As it is shown where the query was corrected. */
  readonly written: string;
  /** The visitor may still be writing it: it matches words that begin like it. */
  readonly prefix: boolean;
}

export interface Spelled {
  readonly words: readonly SpelledWord[];
  /** Whether a word was replaced by another, not merely joined or split. */
  readonly corrected: boolean;
}

/**
 * Settles the words the catalogue does not know, in this order: a known alias, joined with the next word
 * (`buz dolabı`), the beginning of a word if it is the last, one edit away, split in two (`kosubandi`, `iphone15`),
 * two edits away from eight letters. Nothing under four letters and no word with digits is corrected.
 */
export function spell(words: readonly Word[], vocabulary: Vocabulary): Spelled {
  const settled: SpelledWord[] = [];
  let corrected = false;
  const keep = (text: string, stemmed: string, prefix = false) =>
    settled.push({ stem: stemmed, written: vocabulary.written(stemmed) ?? text, prefix });

  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    if (vocabulary.has(word.stem)) {
      settled.push({ stem: word.stem, written: word.text, prefix: false });
      continue;
    }
    const alias = aliases[word.text]?.split(' ');
    if (alias?.every((text) => vocabulary.has(stem(text)))) {
      for (const text of alias) keep(text, stem(text));
      corrected = true;
      continue;
    }
    const next = words[at + 1];
    const joined = next && stem(word.text + next.text);
    if (joined && vocabulary.has(joined) && !(vocabulary.has(next.stem) && joined.length < 5)) {
      keep(word.text + next.text, joined);
      at += 1;
      continue;
    }
    const last = settled.at(-1);
    const joinedBefore = last && stem(textBefore(words, at) + word.text);
    if (joinedBefore && word.text.length <= 4 && vocabulary.has(joinedBefore)) {
      settled.pop();
      keep(word.text, joinedBefore);
      continue;
    }
    const isLast = at === words.length - 1;
    if (isLast && word.text.length >= 3 && vocabulary.hasPrefix(word.text)) {
      settled.push({ stem: word.text, written: word.text, prefix: true });
      continue;
    }
    const other = correct(word, vocabulary);
    if (other) {
      for (const one of other.stems) keep(one, one);
      corrected ||= other.corrected;
    } else settled.push({ stem: word.stem, written: word.text, prefix: false });
  }
  return { words: settled, corrected };
}

const textBefore = (words: readonly Word[], at: number) => words[at - 1]?.text ?? '';

function correct(
  word: Word,
  vocabulary: Vocabulary,
): { readonly stems: readonly string[]; readonly corrected: boolean } | undefined {
  const letters = /^[a-z]{4,}$/.test(word.text);
  if (letters) {
    const near = nearest(word, vocabulary, 1);
    if (near) return { stems: [near], corrected: true };
  }
  const split = splitInTwo(word.text, vocabulary);
  if (split) return { stems: split, corrected: false };
  if (letters && word.text.length >= 8) {
    const near = nearest(word, vocabulary, 2);
    if (near) return { stems: [near], corrected: true };
  }
  return undefined;
}

/** A typing error may sit in the stem or in its ending: both readings are tried. */
function nearest(word: Word, vocabulary: Vocabulary, distance: number): string | undefined {
  const near = (text: string) =>
    vocabulary.near(text, distance).find((other) => !areOpposites(word.text, other));
  const whole = near(word.text);
  const bare = word.stem.length >= 4 ? near(word.stem) : undefined;
  if (whole === undefined || bare === undefined) return whole ?? bare;
  return vocabulary.count(bare) > vocabulary.count(whole) ? bare : whole;
}

/** `kablosuz` is no slip of the pen for `kablolu`. */
function areOpposites(a: string, b: string): boolean {
  const without = /s[iu]z$/;
  return without.test(a) !== without.test(b);
}

/** `kosubandi` → `kosu`, `bant`; `iphone15` → `iphone`, `15`; `galaxys24` → `galaxy`, `s24`. */
function splitInTwo(text: string, vocabulary: Vocabulary): string[] | undefined {
  let best: { readonly stems: string[]; readonly count: number } | undefined;
  for (let at = 3; at <= text.length - 2; at += 1) {
    const left = stem(text.slice(0, at));
    const tail = text.slice(at);
    const right = stem(tail);
    if (!vocabulary.has(left)) continue;
    const number = /^[a-z]{0,2}\d/.test(tail);
    if (!number && (tail.length < 3 || !vocabulary.has(right))) continue;
    if (number && !vocabulary.has(right) && !/^\d{1,4}$/.test(tail)) continue;
    const count = Math.min(vocabulary.count(left), number ? Infinity : vocabulary.count(right));
    if (!best || count > best.count) best = { stems: [left, right], count };
  }
  return best?.stems;
}
