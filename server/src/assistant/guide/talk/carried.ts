import { fold } from '@denk/shared/product/text';
import {
  isFunctionWord,
  isOrdinaryWord,
  isSomebody,
  isVerb,
  stem as stemOf,
  writtenIn,
  type Size,
} from '../../../language';
import type { Intent } from '../../../search';
import { upper } from '../names/question-texts';
import type { Option } from '../proposing/terms';
import type { NamedWord } from '../slots/slots';
import type { Meaning, Phrase } from './phrase';
import { small } from './values';

type Word = Intent['words'][number];

/** `kapadokya` suggests a journey at home, and is where it goes: a name if anything goes there. */
export function placeCalled(phrase: Phrase): Partial<Meaning> | undefined {
  const { kind, intent, sample, reading, isOf, said } = phrase;
  const places = intent.words.filter(
    (word) => isOf(word.at) && word.suggests.some((one) => one.kind === kind.id),
  );
  if (places.length === 0) return undefined;
  const isThere = places.every((word) => sample.some(({ title }) => title.has(word.stem)));
  if (!isThere) return { unknown: said };
  return {
    names: namesOf(places, phrase, (word) => ({
      said: upper(writtenIn(reading, word.at)),
      ordinary: isOrdinaryWord(word.text),
      place: true,
      as: 'name',
    })),
  };
}

/** `kombi bakımı` is what a product is called, whatever value that is, too. */
export function calledSo(phrase: Phrase, nouns: readonly string[]): readonly NamedWord[] {
  const { heard, intent, sample, isOf } = phrase;
  const calling = intent.words.filter(
    (word) => heard.role === 'K+' && isOf(word.at) && !nouns.includes(word.stem),
  );
  return sample.some(({ title }) => calling.every((word) => title.has(word.stem)))
    ? namesOf(calling, phrase, () => ({ ordinary: true, as: 'aside' }))
    : [];
}

/** What is left of a phrase when its brands, sizes and values are read: words that products carry, or that nobody knows. */
export function wordsLeft(
  phrase: Phrase,
  nouns: readonly string[],
  own: readonly Size[],
  isFound: boolean,
  isRefused: boolean,
): Partial<Meaning> {
  const { heard, said, sample, intent, reading, ears, isFree } = phrase;
  // `anneler günü` is when it is given, and `günü` in no title.
  const occasions = ears.lexicon.occasions
    .find(reading.words.map(({ text }) => stemOf(text)))
    .filter(({ from, to }) => to - from > 1);
  const telling = intent.words.filter(
    ({ at, optional, stem, text }) =>
      isFree(at) &&
      !occasions.some(({ from, to }) => at.from >= from && at.to <= to) &&
      !optional &&
      !nouns.includes(stem) &&
      !small.test(text) &&
      !isLoneNumber.test(text) &&
      !isOwn.test(text) &&
      !isSomebody(text) &&
      !own.some(({ from, to }) => at.from >= from && at.to <= to) &&
      !isFunctionWord(text, writtenIn(reading, at)) &&
      // What a value is said with says no more: `koldan ölçen`.
      (!isFound || /\d/.test(text) || !isOrdinaryWord(text)),
  );
  if (telling.length === 0) return {};
  const stems = telling.map((word) => word.stem);
  const isTitle = sample.some(({ title }) => stems.every((one) => title.has(one)));
  const carrying = sample.filter((one) => stems.every((word) => one.stems.has(word)));
  // Without what nearly all of them have there is nothing left.
  if (isRefused && carrying.length > sample.length * nearlyAll) return {};
  if (isTitle || carrying.length > 0)
    return {
      names: namesOf(telling, phrase, ({ text, stem, at }) => ({
        said: bare(writtenIn(reading, at), stem, carrying),
        ordinary: isOrdinaryWord(text),
        as: isTitle ? 'name' : 'aside',
      })),
    };
  const isOccasion = ears.lexicon.occasions.find(stems).length > 0;
  const isAside = telling.every(({ text }) => isVerb(text) || isSomebody(text));
  return isFound || isOccasion || isAside || heard.role === 'K+'
    ? {}
    : { unknown: said.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') };
}

/** A name without its ending, as one who carries it writes it: `Dostoyevski’nin`. */
function bare(said: string, name: string, [carrier]: readonly Option[]): string {
  const texts = carrier
    ? [carrier.product.title, ...carrier.product.specs.map((one) => one.value)]
    : [];
  const own = texts
    .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
    .find((word) => fold(said).startsWith(fold(word)) && stemOf(fold(word)) === name);
  return own !== undefined && !isOrdinaryWord(fold(said)) ? own : said;
}

/** Words that are one name together. */
const namesOf = (
  words: readonly Word[],
  { reading, turn }: Phrase,
  more: (word: Word) => Pick<NamedWord, 'ordinary' | 'as'> & Partial<NamedWord>,
): NamedWord[] =>
  words.map((word) => ({
    stem: word.stem,
    said: writtenIn(reading, word.at),
    turn,
    group: words[0]?.at.from ?? 0,
    like: false,
    ...more(word),
  }));

const nearlyAll = 0.8;

/** `3 hafta sonra` and `7 yaşında` name nothing. */
const isLoneNumber = /^\d{1,2}$/;
/** `yüzümü` and `58 yaşındayım` are somebody's own. */
const isOwn = /(?:.{2}[iu]m(?:[iuae]|d[ae]n?)?|[ae]y[iu]m)$/;
