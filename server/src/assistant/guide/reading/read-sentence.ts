import { fold } from '@denk/shared/product/text';
import { read, type Reading, type SpelledWord } from '../../../language';
import { readAside, type Aside } from './asides';
import { inTurkish } from './english';
import { spellOut, type Readable } from './find-concepts';
import { picturesAsWords } from './pictures';
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
  /\?|\bhangi\w*|\bm[iu]\b|\bm[iu]y?d[iu]r?\b|\b(?:kac|nasil|nedir|ne demek|var m[iu])\b/;

/** Reads a message's words; `asked` and `prices` tell whether a bare number is a sum. */
export function readSentence(
  message: string,
  { asked, prices }: Pick<Situation, 'asked' | 'prices'>,
  readable: Readable,
): Sentence {
  const { text, english } = inTurkish(picturesAsWords(message));
  const folded = fold(text);
  const reading = read(text, { asked: asked === 'budget' || bareSum.test(folded), prices });
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
