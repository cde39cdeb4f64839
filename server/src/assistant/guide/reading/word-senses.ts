import {
  isColour,
  isFunctionWord,
  isOrdinaryWord,
  isVerb,
  stem,
  stemOfHaving,
  type Found,
  type Reading,
  type SpelledWord,
} from '../../../language';
import { fillers } from '../names/fillers';
import { findBrands } from './find-brands';
import { ordinal, type Concept, type Readable } from './find-concepts';

/** What can be said of a message's words by their places, where no kind is named by them. */
export interface WordSenses {
  /** Was read as something else, or only carries the sentence. */
  isTaken(at: number): boolean;
  /** Means something by itself: a Turkish word, or one that nothing knows. */
  isWord(at: number): boolean;
  /** May be a thing. */
  isNoun(at: number): boolean;
  /** Describes things of one of these kinds. */
  describes(at: number, kinds: readonly string[]): boolean;
  /** Describes things of some kind, or hints at one. */
  describesAny(at: number): boolean;
  /** Stands in the same clause as the word before it. */
  isPart(at: number): boolean;
}

/** Nouns made of what a thing does or is for: `düzleştirici`, `kitaplık`. */
export const made = /(?:[iu]c[iu]|l[iu]k)$/;

/** The senses of a message's words beside the `named` things. */
export function wordSenses(
  reading: Reading,
  spelled: readonly SpelledWord[],
  named: readonly Concept[],
  { knowledge, engine }: Readable,
): WordSenses {
  const { words, refusals, money, sizes } = reading;
  const read: readonly Found[] = [
    ...named,
    ...findBrands(reading, spelled, [], engine),
    ...refusals,
    ...sizes,
  ];
  const spellingAt = (at: number) => spelled.find(({ from, to }) => from <= at && to > at);
  const textAt = (at: number): string => words[at]?.text ?? '';
  const stemsAt = (at: number): string[] => [words[at]?.stem ?? '', spellingAt(at)?.stem ?? ''];
  const isTaken = (at: number): boolean => {
    const { text = '', number } = words[at] ?? {};
    return (
      text === '' ||
      number !== undefined ||
      money.has(at) ||
      read.some(({ from, to }) => from <= at && to > at) ||
      /^\d/.test(text) ||
      fillers.has(text) ||
      fillers.has(stem(text)) ||
      isFunctionWord(text) ||
      ordinal.test(text)
    );
  };
  const isWord = (at: number): boolean => {
    const text = textAt(at);
    const isUnknown = spellingAt(at)?.how === 'unknown';
    const isForeign = isUnknown && text.length > 3 && !engine.vocabulary.has(words[at]?.stem ?? '');
    // No word begins like `mkinesi`.
    const isSlip = /^[^aeious][^aeiourlh]/.test(text);
    return !isTaken(at) && !isSlip && (isOrdinaryWord(text) || isForeign);
  };
  return {
    isTaken,
    isWord,
    isNoun(at) {
      const text = textAt(at);
      return isWord(at) && stemOfHaving(text) === undefined && (!isVerb(text) || made.test(text));
    },
    describes: (at, kinds) =>
      stemsAt(at).some((one) =>
        kinds.some((id) => knowledge.valueWords(id).meaningsOf([one]).length > 0),
      ),
    describesAny: (at) =>
      isColour(textAt(at)) ||
      stemsAt(at).some((one) =>
        [knowledge.valueNames, knowledge.kindHints].some(
          (book) => book.meaningsOf([one]).length > 0,
        ),
      ),
    isPart: (at) => at < words.length && !/[,.;!?]/.test(words[at]?.before ?? ''),
  };
}
