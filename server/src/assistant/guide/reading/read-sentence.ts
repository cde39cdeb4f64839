import { fold } from '@denk/shared/product/text';
import { isOrdinaryWord, type Reading } from '../../../language';
import { fillers } from '../names/fillers';
import type { Readable } from './find-concepts';
import type { Situation } from './situation';

/** A message as it is read: in Turkish words, spelled out. */
export interface Sentence {
  readonly text: string;
  readonly folded: string;
  readonly reading: Reading;
  readonly isQuestion: boolean;
}

const bareSum = /^\W*(?:\d[\d.,]*\s*(?:bin|bn|k|tl|lira)|\d[\d.,]*\d(?:[\s-]+\d[\d.,]*\d)?)\W*$/;
const question =
  /\?|\bhangi\w*|\bm[iu]\b|\bm[iu]y?d[iu]r?\b|\b(?:kac|kim|nasil|nedir|ne demek|ne kadar|var m[iu])\b|\bne$/;

/** `rtx 4060`: a number behind a word that is not Turkish is a part of a name. */
export const isNumbered = (folded: string): boolean => {
  const [, word = '', number = ''] = /([a-z]{2,}) (\d+)$/.exec(folded) ?? [];
  // A sum is round, and a name has no such ending: `kuzulu 2000`.
  const isSum = Number(number) >= 500 && Number(number) % 100 === 0;
  return word !== '' && !isSum && !fillers.has(word) && !isOrdinaryWord(word);
};

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
  const reading = readable.ears.read(text, { asked: isSum, prices });
  return {
    text,
    folded,
    reading,
    isQuestion: question.test(folded),
  };
}
