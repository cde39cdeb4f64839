import type { Kind } from '../../../catalogue';
import {
  foldedWords,
  hardened,
  isAddress,
  isFunctionWord,
  isPlace,
  isRoot,
  isVerb,
  lackedBy,
  readSizes,
  readWords,
  recipientCalled,
  remembering,
  stem,
  stemOfHaving,
  verbStems,
  withoutEndings,
} from '../../../language';
import { fillers } from '../names/fillers';
import { asksJudgement, says } from './content';

/** A kind's advice as it is searched by a question's words: the fewer pieces have a word, the more it tells. */
export interface Book {
  readonly weight: (word: string) => number;
  /** How well each piece has a word: 1 in what is asked, less where only its answer has it. */
  readonly having: (word: string) => readonly number[];
  /** The ways to ask for each piece, each as its words that tell. */
  readonly wordings: readonly (readonly (readonly string[])[])[];
  /** Whether a word calls the kind itself. */
  readonly isOwn: (word: string) => boolean;
}

const mostWords = 20_000;
const leastRoot = 3;
const ending = /^(?:l[ae]r)?(?:[aeiu]m?|[iu]n|[dt][ae]n?)?$/;
const onlyAnswered = 0.6;
/** What carries a sentence tells little by itself: `kaç`, `gerek`. */
const small = 0.35;
/** A thing that no piece has takes half of what it would tell away. */
const unknown = 0.5;
const unknownDeed = 0.35;
const oldestChild = 12;
/** So many first letters tell a word. */
const telling = 6;

/** What makes a question of a sentence. */
export const particle = /^m[iu](?:s[iu]n\w*|y[iu][mz]|d[iu]r)?$/;
/** What points at the shown or sets them side by side, and tells nothing of what such things are. */
const pointing =
  /^(?:[bos]u|bun\w*|on(?:un?|lar\w*)|iki(?:s?i\w*|miz)|uc[iu]\w*|bir[ei]?\w{0,3}|(?:birinci|ikinci|ucuncu)\w+|ilki\w*|hangi(?:s|ler)\w*|d[ae]|ki|ne|kadar|cok|ya|icin|ol(?:an|mayan)\w*|fark\w*|karsilastir\w*|ara(?:lar\w*|sinda\w*))$/;
/** Whether a folded word only points at the shown. */
export const isPointing = (word: string): boolean => pointing.test(word);
/** What makes another verb of one: `değiştir`, `sürül`. */
const derived = /(?<=.{3})(?:[dt][iu]r|[iu]?t|[iu]?l|[iu]?n)+$/;

/** The unit that a word is: `kilo` → `kg`. */
export const unitOf = (word: string): string | undefined =>
  readSizes(readWords(`5 ${word}`))[0]?.unit;

/** By what a word is found: its roots, the thing that it says one has or lacks (`sesli`, `sessiz`), the verbs it may be of, its unit. */
export const keysOf = remembering(mostWords, (word): readonly string[] => {
  if (/\d/.test(word)) return [word];
  const thing = stemOfHaving(word) ?? lackedBy(word) ?? word;
  const roots = [word, ...withoutEndings(word)]
    .map(hardened)
    .filter((one) => one.length > 2 && isRoot(one));
  const verbs =
    isVerb(word) || roots.length === 0
      ? verbStems(word).flatMap((verb) => [verb, verb.replace(derived, '')])
      : [];
  return [
    word,
    ...roots,
    hardened(stem(word)),
    hardened(stem(thing)),
    ...verbs.filter(({ length }) => length > 1).map((verb) => `${verb}-`),
    ...(word.length >= telling ? [`${word.slice(0, telling)}…`] : []),
    `5 ${unitOf(word) ?? word}`,
  ];
});

/** A place in the list with its ending, or set beside another: `3. sünün`, `1 ile 2 den`, `1 mi 3 mü`. */
const places =
  /(?<![\p{L}\d.,])[123][.'’]? ?(?:n?c[ıiuü])?(?:(?:s[ıiuü]|y[ıiuü]|[ıiuü])?n[ıiuü]n|n?[dt][ae]n?|y?l[ae]|[sy]?[ıiuü]n?)(?![\p{L}\d])|(?<![\p{L}\d.,])[123](?= (?:ile|ve|m[ıiuü])(?!\p{L}))|(?<=(?<![\p{L}\d.,])[123] (?:ile|ve) )[123](?![\p{L}\d.,])/gu;
export const withoutPlaces = (text: string): string => text.replace(places, ' ');

/** A text's words; of `9kg` the number and its unit, of a child's age the child. */
export function wordsOf(text: string): readonly string[] {
  const isOfChild = readSizes(readWords(text)).some(
    ({ unit, value }) => unit === 'yas' && value <= oldestChild,
  );
  const words = foldedWords(withoutPlaces(text)).flatMap((word) => {
    const [, unit] = /^\d[\d.,x]*([a-z]{2,})$/.exec(word) ?? [];
    return unit === undefined ? word.replace(/^ner(?=d[ae])/, 'nere') : [word, unit];
  });
  return isOfChild ? [...words, 'cocuk'] : words;
}

const keysIn = (text: string): ReadonlySet<string> => new Set(wordsOf(text).flatMap(keysOf));

/** Whether a word only carries a sentence. */
export const carries = remembering(
  mostWords,
  (word) =>
    isFunctionWord(word) || isAddress(word) || (!says(word) && recipientCalled(word) === undefined),
);

/** What only says that something is there or is needed. */
const being = /^(?:var|yok|dahil|gerek\w*|lazim|sart)$/;

/** Whether a folded word says what is done: `sığar`, too, of which a noun is written alike. */
export const isDeed = (word: string): boolean =>
  isVerb(word) || (/[aeiu]r$/.test(word) && verbStems(word).length > 0);

/** What a question asks about, where that is no deed: what stands before its particle (`modem beyaz mı`), and what is counted. */
export const fociOf = (words: readonly string[]): readonly string[] =>
  words
    .flatMap((word, at) => {
      if (word === 'kac' || (word === 'en' && !isFunctionWord(words[at + 1] ?? '')))
        return words.slice(at + 1, at + 2);
      if (!particle.test(word)) return [];
      return (
        words.slice(0, at).findLast((one) => !being.test(one) && !(isDeed(one) && carries(one))) ??
        []
      );
    })
    .filter((word) => !carries(word) && !isDeed(word) && !asksJudgement([word]));

const known = new WeakMap<Kind, Book>();

/** A kind's advice, read once. */
export function bookOf(kind: Kind): Book {
  const before = known.get(kind);
  if (before) return before;
  const own = keysIn(`${kind.noun} ${kind.plural}`);
  // `saça` of `Saç bakım ürünü`: no stem is so short.
  const short = foldedWords(kind.noun).filter(({ length }) => length === leastRoot);
  const isOwn = (word: string) =>
    keysOf(word).some((key) => own.has(key)) ||
    (short.includes(word.slice(0, leastRoot)) && ending.test(word.slice(leastRoot)));
  const pieces = kind.advice.map(({ question = '', asked, says }) => ({
    asked: keysIn([question, ...asked].join(' ')),
    answered: keysIn(says),
  }));
  const having = remembering(mostWords, (word: string) => {
    const keys = keysOf(word);
    const tells = !carries(word) && !isVerb(word);
    return pieces.map(({ asked, answered }): number => {
      if (keys.some((key) => asked.has(key))) return 1;
      return tells && keys.some((key) => answered.has(key)) ? onlyAnswered : 0;
    });
  });
  const weight = remembering(mostWords, (word: string): number => {
    if (particle.test(word) || pointing.test(word) || isOwn(word)) return 0;
    const among = having(word).reduce((sum, one) => sum + one, 0);
    if (among > 0) return Math.log(1 + pieces.length / among) * (carries(word) ? small : 1);
    if (isAside(word)) return 0;
    return Math.log(1 + pieces.length) * (isVerb(word) ? unknownDeed : unknown);
  });
  const wordings = kind.advice.map(({ question = '', asked }) =>
    [question, ...asked].map((one) => wordsOf(one).filter((word) => weight(word) > 0)),
  );
  const book = { weight, having, wordings, isOwn };
  known.set(kind, book);
  return book;
}

/** What no piece need have: what carries a sentence or judges, persons, numbers and places. */
const isAside = (word: string): boolean =>
  carries(word) ||
  fillers.has(word) ||
  asksJudgement([word]) ||
  recipientCalled(word) !== undefined ||
  /^\d|^..?$/.test(word) ||
  isPlace(word);
