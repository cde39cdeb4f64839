import type { Kind } from '../../../catalogue';
import { foldedWords, isFunctionWord, readSizes, readWords, remembering } from '../../../language';
import { isAkin } from './akin';
import { isName, says } from './content';

/** A wording of what is asked, and what its words tell: the fewer advices have a word, the more. */
interface Wording {
  readonly words: readonly string[];
  readonly weight: number;
  readonly says: string;
}

const mostUnits = 5000;
/** A word of grammar tells little by itself: `kaç`, `gerek`. */
const small = 0.3;
/** Below it what was found may be chance. */
const clear = 1.2;

/** `kilo` → `kg`: a unit as it is kept beside numbers. */
const unitCalled = remembering(
  mostUnits,
  // `kilolu` has much of it.
  (word): string =>
    /l[iu]$/.test(word) ? word : (readSizes(readWords(`5 ${word}`))[0]?.unit ?? word),
);

/** A text's words; of `9 kilo` the size and its unit. */
const wordsOf = (text: string): readonly string[] =>
  foldedWords(text).flatMap((word) => {
    const [, unit] = /^\d[\d.,x]*([a-z]+)$/.exec(word) ?? [];
    return unit === undefined ? unitCalled(word) : [word, unit];
  });

const known = new WeakMap<Kind, readonly Wording[]>();

function wordingsOf(kind: Kind): readonly Wording[] {
  const before = known.get(kind);
  if (before) return before;
  const own = [kind.noun, kind.plural].flatMap(wordsOf);
  const all = kind.advice.map(({ asked, says }) => ({ says, asked: asked.map(wordsOf) }));
  const weightOf = remembering(mostUnits, (word: string): number => {
    if (own.some((one) => isAkin(one, word))) return 0;
    const having = all.filter(({ asked }) => asked.flat().some((one) => isAkin(one, word)));
    return Math.log(1 + all.length / having.length) * (isFunctionWord(word) ? small : 1);
  });
  const wordings = all.flatMap(({ asked, says }) =>
    asked.map((words) => ({
      words,
      says,
      weight: words.reduce((sum, word) => sum + weightOf(word), 0),
    })),
  );
  known.set(kind, wordings);
  return wordings;
}

/**
 * What a good seller of a kind answers to a question, whichever product it is asked of. Undefined where no wording is there
 * whole, or only in words that are asked about much else, or where a single word of it is not what the question is about.
 */
export function advised(text: string, kind: Kind): string | undefined {
  const said = wordsOf(text);
  const own = [kind.noun, kind.plural].flatMap(wordsOf);
  const naming = said.filter(
    (word) => isName(word) && !/^\d/.test(word) && !own.some((one) => isAkin(one, word)),
  );
  // A single word is what the question is about, or one of two such: of `çocuğa da sürülür mü` the child.
  const covers = ({ words }: Wording): boolean => {
    const isCovered = (word: string) => words.some((one) => isAkin(one, word));
    const telling = naming.filter((word) => says(word) || isCovered(word));
    return (
      words.filter((word) => isName(word) || word === 'kac').length > 1 ||
      telling.length <= 2 * telling.filter(isCovered).length
    );
  };
  const [best] = wordingsOf(kind)
    .filter(
      (one) =>
        one.weight >= clear &&
        one.words.every((word) => said.some((own) => isAkin(own, word))) &&
        covers(one),
    )
    .sort((a, b) => b.weight - a.weight);
  return best?.says;
}
