import { fold } from '@denk/shared/product/text';
import { isOrdinaryWord, read, type Reading, type SpelledWord } from '../../../language';
import { fillers } from '../names/fillers';
import { readAside, type Aside } from './asides';
import { inTurkish } from './english';
import { spellOut, type Readable } from './find-concepts';
import { picturesAsWords } from './pictures';
import { unshortened } from './unshortened';
import type { Situation } from './situation';

/** A message as it is read: in Turkish words, spelled out. */
export interface Sentence {
  readonly text: string;
  readonly folded: string;
  readonly reading: Reading;
  readonly spelled: readonly SpelledWord[];
  readonly aside: Aside | undefined;
  readonly english: boolean;
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

/** Reads a message's words; `asked` and `prices` tell whether a bare number is a sum, `isValue` what is none (`4k`). */
export function readSentence(
  message: string,
  { asked, prices }: Pick<Situation, 'asked' | 'prices'>,
  readable: Readable,
  isValue: (word: string) => boolean,
): Sentence {
  const { text, english } = inTurkish(unshortened(picturesAsWords(message)));
  const folded = fold(text);
  const isSum =
    ((asked === 'budget' || /\bbutce/.test(folded)) && !isNumbered(folded)) ||
    (bareSum.test(folded) && !isValue(folded.trim()));
  const reading = read(text, { asked: isSum, prices });
  return {
    text,
    folded,
    reading,
    spelled: spellOut(reading, readable),
    aside: readAside(text),
    english,
    isQuestion: question.test(folded),
  };
}
