import { fold } from '@denk/shared/product/text';
import { sortsNamed } from '../../../catalogue';
import {
  isOrdinaryWord,
  type PriceContext,
  read,
  type Reading,
  type SpelledWord,
  withAlikeRefusals,
} from '../../../language';
import { fillers } from '../names/fillers';
import { findBrands } from './find-brands';
import { spellOut, type Readable } from './find-concepts';
import type { Situation } from './situation';

/** A message as it is read: in Turkish words, spelled out. */
export interface Sentence {
  readonly text: string;
  readonly folded: string;
  readonly reading: Reading;
  readonly spelled: readonly SpelledWord[];
  readonly isQuestion: boolean;
}

const bareSum = /^\W*(?:\d[\d.,]*\s*(?:bin|bn|k|tl|lira)|\d[\d.,]*\d(?:[\s-]+\d[\d.,]*\d)?)\W*$/;
const question =
  /\?|\bhangi\w*|\bm[iu]\b|\bm[iu]y?d[iu]r?\b|\b(?:kac|kim|nasil|nedir|ne demek|ne kadar|var m[iu])\b|\bne$/;

/** `rtx 4060`: a number behind a word that is not Turkish is a part of a name. */
export const isNumbered = (folded: string): boolean => {
  const [, word = ''] = /([a-z]{2,}) \d+$/.exec(folded) ?? [];
  return word !== '' && !fillers.has(word) && !isOrdinaryWord(word);
};

/** Reads a text; what it lists as refused is alike (a brand among brands). */
function readWithNames(text: string, context: PriceContext, readable: Readable): Reading {
  const reading = read(text, context);
  return withAlikeRefusals(reading, ({ from, to }) => {
    const stems = reading.words.slice(from, to).map((word) => word.stem);
    // Lists of what is refused are rare: no other message is searched for brands here.
    const brands = findBrands(reading, [], [], readable.engine);
    const isBrand = brands.some((brand) => brand.from >= from && brand.to === to);
    return [...(isBrand ? ['brand'] : []), ...sortsNamed(stems, readable.knowledge)];
  });
}

/** Reads a message's words; `asked` and `prices` tell whether a bare number is a sum, `isValue` what is none (`4k`). */
export function readSentence(
  text: string,
  { asked, prices }: Pick<Situation, 'asked' | 'prices'>,
  readable: Readable,
  isValue: (word: string) => boolean,
): Sentence {
  const folded = fold(text);
  const isSum =
    ((asked === 'budget' || /\bbutce/.test(folded)) && !isNumbered(folded)) ||
    (bareSum.test(folded) && !isValue(folded.trim()));
  const reading = readWithNames(text, { asked: isSum, prices }, readable);
  return {
    text,
    folded,
    reading,
    spelled: spellOut(reading, readable),
    isQuestion: question.test(folded),
  };
}
