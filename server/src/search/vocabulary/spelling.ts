import { isShortName, stem, withoutPersonEndings, type QueryWord as Word } from '../../language';
import { aliases } from './aliases';
import { isOtherThing } from './other-things';
import type { Vocabulary } from './vocabulary';

/** A query's word after spelling. */
export interface SpelledWord {
  readonly stem: string;
  /** As it is shown where the query was corrected. */
  readonly written: string;
  /** The visitor may still be writing it: it matches words that begin like it. */
  readonly prefix: boolean;
  /** It says what a thing has and not what it is: `şekerli`. */
  readonly describes?: boolean;
}

export interface Spelled {
  readonly words: readonly SpelledWord[];
  /** Whether a word was replaced by another, not merely joined or split. */
  readonly corrected: boolean;
}

/**
 * Settles the words the catalogue does not know, in this order: a known alias, an everyday thing it lacks or what has one, a known word
 * once endings of persons are off, joined with the next word (`buz dolabı`), the beginning of a word if it is the last
 * or a model's name, a word that sounds alike, one edit away, split (`kosubandi`, `iphone15`), two edits away from
 * eight letters. Nothing under four letters and no word with digits is corrected.
 */
export function spell(words: readonly Word[], vocabulary: Vocabulary): Spelled {
  const settled: SpelledWord[] = [];
  let corrected = false;
  const keep = (text: string, stemmed: string, prefix = false) =>
    settled.push({ stem: stemmed, written: vocabulary.written(stemmed) ?? text, prefix });

  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const next = words[at + 1];
    const model = next && isShortName(word.text) && /\d/.test(next.text) && word.text + next.text;
    if (model && vocabulary.has(model)) {
      keep(model, model);
      at += 1;
      continue;
    }
    if (vocabulary.has(word.stem)) {
      settled.push({ stem: word.stem, written: word.text, prefix: false });
      continue;
    }
    const alias = (Object.hasOwn(aliases, word.text) ? aliases[word.text] : undefined)?.split(' ');
    if (alias?.every((text) => vocabulary.has(stem(text)))) {
      for (const text of alias) keep(text, stem(text));
      corrected = true;
      continue;
    }
    const thing = thingWithin(word.text);
    if (thing !== undefined) {
      const known = vocabulary.has(thing);
      settled.push({
        stem: known ? thing : word.stem,
        written: word.text,
        prefix: false,
        describes: true,
      });
      continue;
    }
    if (isOtherThing(word.stem)) {
      settled.push({ stem: word.stem, written: word.text, prefix: false });
      continue;
    }
    const bare = withoutPersonEndings(word.text)
      .map(stem)
      .find((rest) => vocabulary.has(rest));
    if (bare !== undefined) {
      keep(word.text, bare);
      continue;
    }
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
    const begun = isLast ? word.text.length >= 3 : isCode(word.text);
    if (begun && vocabulary.hasPrefix(word.text)) {
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

/** `şekerli` says what a thing has: `şeker`, one of the everyday things. */
function thingWithin(text: string): string | undefined {
  const base = /..l[iu]$/.test(text) ? stem(text.slice(0, -2)) : '';
  return isOtherThing(base) ? base : undefined;
}

/** The beginning of a model's name says enough wherever it stands: `ww90t4020 çamaşır makinesi`. */
const isCode = (text: string): boolean => text.length >= 5 && /\d/.test(text) && /[a-z]/.test(text);

const textBefore = (words: readonly Word[], at: number) => words[at - 1]?.text ?? '';

function correct(
  word: Word,
  vocabulary: Vocabulary,
): { readonly stems: readonly string[]; readonly corrected: boolean } | undefined {
  const letters = /^[a-z]{4,}$/.test(word.text);
  if (letters) {
    const alike = vocabulary.alike(word.text) ?? vocabulary.alike(word.stem);
    if (alike !== undefined) return { stems: [alike], corrected: true };
    const near = nearest(word, vocabulary, 1);
    if (near) return { stems: [near], corrected: true };
  }
  const split = letters ? splitInTwo(word.text, vocabulary) : splitAtNumbers(word.text, vocabulary);
  if (split) return { stems: split, corrected: false };
  if (letters && word.text.length >= 8) {
    const near = nearest(word, vocabulary, 2);
    if (near) return { stems: [near], corrected: true };
  }
  return undefined;
}

/** A typing error may sit in the stem or in its ending: both readings are tried. A bare stem that is short, or two errors, leave too much room. */
function nearest(word: Word, vocabulary: Vocabulary, distance: number): string | undefined {
  const near = (text: string) =>
    vocabulary
      .near(text, distance)
      .find((other) => !areOpposites(word.text, other) && beginsAlike(word.text, other));
  const whole = near(word.text);
  const telling = word.stem.length >= 4 && word.stem.length * 2 > word.text.length + 1;
  const bare = telling ? near(word.stem) : undefined;
  if (whole === undefined || bare === undefined || distance > 1) return whole ?? bare;
  return vocabulary.count(bare) > vocabulary.count(whole) ? bare : whole;
}

/** `kablosuz` is no slip of the pen for `kablolu`. */
function areOpposites(a: string, b: string): boolean {
  const without = /s[iu]z$/;
  return without.test(a) !== without.test(b);
}

/** Short words differ in their first letter because they are others: `ocak`, `uçak`. */
function beginsAlike(text: string, other: string): boolean {
  if (text.length > 6 || text[0] === other[0]) return true;
  return text[0] === other[1] && text[1] === other[0];
}

/** `kosubandi` → `kosu`, `bant`; the pair whose rarer word is the most frequent. */
function splitInTwo(text: string, vocabulary: Vocabulary): string[] | undefined {
  let best: { readonly stems: string[]; readonly count: number } | undefined;
  for (let at = 3; at <= text.length - 3; at += 1) {
    const stems = [stem(text.slice(0, at)), stem(text.slice(at))];
    if (!stems.every((one) => vocabulary.has(one))) continue;
    const count = Math.min(...stems.map((one) => vocabulary.count(one)));
    if (!best || count > best.count) best = { stems, count };
  }
  return best?.stems;
}

const mostSplit = 24;

/** `iphone15` → `iphone`, `15`; `iphone17promax` → `iphone`, `17`, `pro`, `max`: the fewest words that it is made of. */
function splitAtNumbers(text: string, vocabulary: Vocabulary): string[] | undefined {
  if (text.length > mostSplit || !/^[a-z]+\d|^\d+[a-z]/.test(text)) return undefined;
  const fewest: (string[] | undefined)[] = [[]];
  for (let to = 1; to <= text.length; to += 1) {
    for (let from = 0; from < to; from += 1) {
      const before = fewest[from];
      const part = text.slice(from, to);
      if (!before || before.length + 1 >= (fewest[to]?.length ?? Infinity)) continue;
      if (isPart(part, vocabulary)) fewest[to] = [...before, stem(part)];
    }
  }
  const parts = fewest[text.length];
  return parts && parts.length > 1 ? parts : undefined;
}

const isPart = (part: string, vocabulary: Vocabulary): boolean =>
  /^\d{1,4}$/.test(part) ||
  (/^(?:[a-z]{2,}|[a-z]{0,2}\d\w*)$/.test(part) && vocabulary.has(stem(part)));
