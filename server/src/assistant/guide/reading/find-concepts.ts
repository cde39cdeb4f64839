import { namesOf, type AttributeValue, type Kind, type Knowledge } from '../../../catalogue';
import {
  foldedWords,
  isAddress,
  isDative,
  isOrdinaryWord,
  isRoot,
  type Person,
  personOfDay,
  recipientCalled,
  spell,
  stem,
  type Found,
  type Reading,
  type SpelledWord,
} from '../../../language';
import { aliases, type EngineKnowledge } from '../../../search';
import type { Ears } from './ears';
import { fillers } from '../names/fillers';
import { talkVocabulary } from '../names/vocabulary';
import { readValue } from '../slots/slots';

/** Something that the catalogue or this language has a name for, and the words of the text it was read from. */
export type Concept = Found &
  (
    | {
        readonly is: 'kinds';
        readonly kinds: readonly string[];
        readonly sure: boolean;
        /** It is no kind's name, and products are called so: `sırt çantası`. */
        readonly called?: true;
      }
    | {
        readonly is: 'values';
        readonly values: readonly AttributeValue[];
        /** One word that only suggests the value and may be a name of its own: `kapadokya` of “Yurt içi”. */
        readonly hint: boolean;
      }
    | { readonly is: 'brand'; readonly id: string; readonly label: string; readonly fits: boolean }
    | {
        readonly is: 'recipient';
        readonly recipient: Person;
      }
  );

/** What a text is read with. */
export interface Readable {
  readonly knowledge: Knowledge;
  readonly engine: EngineKnowledge;
  readonly ears: Ears;
}

/** `kedim`, `saatim`: short words, too. */
const mine = /^(.{3,})[iu]?m$/;
/** `köpeğ-im` → `köpek`, `cild-im` → `cilt`. */
const hardened = (root: string): string =>
  root.replace(/[gdbc]$/, (letter) => ({ g: 'k', d: 't', b: 'p', c: 'c' })[letter] ?? letter);
const shortened = {
  tlf: 'telefon',
  tel: 'telefon',
  telf: 'telefon',
  pc: 'bilgisayar',
  bilg: 'bilgisayar',
};

/** Settles how a text's words are spelled; a word that the products or the dictionary have is never corrected. */
export function spellOut({ words }: Reading, { knowledge, engine }: Readable): SpelledWord[] {
  const vocabulary = talkVocabulary(knowledge);
  const settled = spell(words, vocabulary, { heard: { ...shortened, ...aliases } }).flatMap(
    (one) => {
      const [word, next] = [words[one.from], words[one.from + 1]];
      if (one.how !== 'joined' || !word || !next || !fillers.has(next.text)) return one;
      // `makinesi de`: a small word is no part of the one before.
      const own = { stem: word.stem, written: word.text, how: 'known' as const };
      return [
        { ...one, ...own, to: one.from + 1 },
        { ...one, ...own, stem: next.stem, written: next.text, from: one.from + 1 },
      ];
    },
  );
  return settled.map((spelled) => {
    const word = words[spelled.from];
    const isGuess =
      spelled.how === 'corrected' || spelled.how === 'split' || spelled.how === 'begun';
    const keeps =
      word &&
      isGuess &&
      (engine.vocabulary.has(word.stem) ||
        isOrdinaryWord(word.text) ||
        fillers.has(word.text) ||
        word.text.length < 4);
    return keeps ? { ...spelled, stem: word.stem, written: word.text, how: 'unknown' } : spelled;
  });
}

/** Places in a list: `ikincisi` is no `ikinci el`. */
export const ordinal =
  /^(?:bir|iki|uc)?(?:inci|nci|uncu)(?:s[iu]\w*|y[iu]|n[iu]n|ler\w*)?$|^ilki\w*$/;

/** Fillers name nothing by themselves: `kişi` is no `kış`, `abi` no `abiye`. */
const saysMore = ({ from, to }: Found, spelled: readonly SpelledWord[]): boolean => {
  const written = spelled[from]?.written ?? '';
  return to - from > 1 || !(fillers.has(written) || ordinal.test(written));
};

/** Letters that were typed and that no name of the kind has: `tür` is no `tur`. */
function hasStrangeLetters(
  { from, to }: Found,
  { text, words }: Reading,
  { noun, plural, synonyms, sorts, verbs }: Kind,
): boolean {
  const names = [noun, plural, ...synonyms, ...sorts, ...verbs].join(' ').toLocaleLowerCase('tr');
  const typed = text.slice(words[from]?.from, words[to - 1]?.to).toLocaleLowerCase('tr');
  return [...typed].some((letter) => 'çğöşü'.includes(letter) && !names.includes(letter));
}

/** The unit of a quantity names nothing: `iki saat`, `5 gece`. */
export const isCounted = ({ from, to }: Found, { sizes }: Reading): boolean =>
  sizes.some((size) => size.from < from && size.to === to);

/** Names of kinds, hints at them and wide words. */
export function findKinds(
  spelled: readonly SpelledWord[],
  reading: Reading,
  knowledge: Knowledge,
): Concept[] {
  const stems = spelled.map(({ stem }) => stem);
  const { kindNames, kindHints, occasionNames } = knowledge;
  // `köpeğim`, `cildim`: somebody's own thing, where the form itself is no name.
  const own = stems.map((one) => {
    const root = mine.exec(one)?.[1];
    const isNamed = [kindNames, kindHints, occasionNames].some(
      (book) => book.meaningsOf([one]).length > 0,
    );
    return root === undefined || isNamed ? one : stem(hardened(root));
  });
  const named = [stems, own].flatMap((row) => [
    ...kindNames.find(row).map((found) => ({ ...found, sure: true })),
    ...occasionNames.find(row).map((found) => ({ ...found, sure: false })),
    ...kindHints.find(row).map((found) => ({ ...found, sure: false })),
  ]);
  const isNoun = ({ from, to }: Found) =>
    knowledge.kindNouns.meaningsOf(stems.slice(from, to)).length > 0;
  return named
    .filter((found) => saysMore(found, spelled) || isNoun(found))
    .filter((found) => !isCounted(placeOf(found, spelled), reading))
    .filter(({ from, to, meanings, sure }) => {
      const word = reading.words[placeOf({ from, to }, spelled).to - 1]?.text ?? '';
      // `kamerası iyi olsun` speaks of a part.
      const isPart = sure && to - from === 1 && /[aeiou]s[iu]$/.test(word);
      const isCalled = meanings.some((id) => {
        const kind = knowledge.kinds.get(id);
        return kind !== undefined && namesOf(kind).flatMap(foldedWords).includes(word);
      });
      return !isPart || isCalled;
    })
    .flatMap(({ meanings, sure, ...found }) => {
      const place = placeOf(found, spelled);
      // Of what several things are called the likeliest comes first.
      const likely = occasionNames.meaningsOf(stems.slice(found.from, found.to));
      const rank = (id: string) => (likely.includes(id) ? likely.indexOf(id) : likely.length);
      const ranked = [...meanings].sort((a, b) => rank(a) - rank(b));
      const kinds = ranked.filter((id) => {
        const kind = knowledge.kinds.get(id);
        return !(sure && kind && hasStrangeLetters(place, reading, kind));
      });
      return kinds.length > 0 ? [{ ...place, is: 'kinds' as const, kinds, sure }] : [];
    });
}

/** Somebody from whom: `sevgilimden`. */
const isLeft = (folded: string): boolean =>
  recipientCalled(/^(.{3,})[dt][ae]n$/.exec(folded)?.[1] ?? '') !== undefined;

/** Names of values of one kind. */
export function findValues(
  spelled: readonly SpelledWord[],
  kind: string,
  knowledge: Knowledge,
): Concept[] {
  const own = knowledge.valueWords(kind);
  const head = stem(foldedWords(knowledge.kinds.get(kind)?.noun ?? '').at(-1) ?? '');
  const ofKind = (stems: readonly string[]) =>
    knowledge.valueNames
      .meaningsOf(stems)
      .filter((meaning) => meaning.startsWith(`${kind} `))
      .map((meaning) => meaning.slice(kind.length + 1));
  // `kameralı`, `oyunluk`: what has or suits it.
  const stems = spelled.map(({ stem: one, written }) => {
    const base = /l[iu]/.test(written) ? /^(.{3,}?)l[iu]?k?$/.exec(one)?.[1] : undefined;
    const known = own.meaningsOf([one]).length + ofKind([one]).length > 0;
    const isOwn = isRoot(one) && !one.endsWith('lik');
    return base && !known && !isOwn && own.meaningsOf([stem(base)]).length > 0 ? stem(base) : one;
  });
  const phrases = own.find(stems);
  const alone = stems.flatMap((one, at) => {
    const isTaken = phrases.some(({ from, to }) => at >= from && at < to);
    // `espresso` of a coffee machine is an `espresso makinesi`.
    const alone = isTaken ? [] : ofKind([one]);
    const meanings = isTaken || alone.length > 0 ? alone : own.meaningsOf([one, head]);
    return meanings.length > 0 ? [{ meanings, from: at, to: at + 1 }] : [];
  });
  // `sevgilimden ayrıldım` wants nothing for two.
  const saying = [...phrases, ...alone].filter(
    (found) =>
      saysMore(found, spelled) &&
      !isLeft(spelled[found.from]?.written ?? '') &&
      !isFigure(found, spelled, knowledge.kinds.get(kind)),
  );
  return saying.map(({ meanings, ...found }) => ({
    ...placeOf(found, spelled),
    is: 'values',
    values: meanings.map(readValue),
    hint: found.to - found.from === 1 && ofKind(stems.slice(found.from, found.to)).length === 0,
  }));
}

/** What makes somebody who is spoken of (`kızım`) the one a thing is for. */
const isForThem =
  /\b(?:icin|hediye\w*|dogum|gunu\w*|yil ?donumu\w*|ona|sever|seviyor\w*|istiyor|kullanacak\w*|ne al\w*)\b/;
const isForMe = /\b(?:bana|bize|ben|benim|kendim\w*)\b/;

/** People a thing is for: `anneme`, `kız arkadaşım için`; who is only spoken to or of (`eşim çalışıyor`) is none. */
export function findRecipients({ words }: Reading): Concept[] {
  const said = words.map(({ text }) => text).join(' ');
  return words.flatMap(({ text }, at): Concept[] => {
    const next = words[at + 1]?.text ?? '';
    const day = personOfDay(text, next);
    const pair = day ?? recipientCalled(`${text} ${next}`);
    const to = at + (pair ? 2 : 1);
    const recipient = pair ?? recipientCalled(text);
    const [last = '', after = ''] = [words[to - 1]?.text, words[to]?.text];
    const isGiven = day !== undefined || after === 'icin' || isDative(last);
    const isSpokenOf = isForThem.test(said) && !isForMe.test(said);
    return recipient && (isGiven || (isSpokenOf && !isAddress(last)))
      ? [{ is: 'recipient', recipient, from: at, to }]
      : [];
  });
}

/** `120hz` is more than the good screen that it is said of: what has the figure written is meant. */
const isFigure = (
  { from, to, meanings }: Found & { readonly meanings: readonly string[] },
  spelled: readonly SpelledWord[],
  kind: Kind | undefined,
): boolean => {
  const written = spelled[from]?.written ?? '';
  const isLabel = meanings
    .map(readValue)
    .some(({ attribute, value }) => /\d/.test(kind?.attributes[attribute]?.values[value] ?? ''));
  return to - from === 1 && /^\d+[a-z]+$/.test(written) && !isLabel;
};

/** From places among spelled words to places among the text's words. */
function placeOf({ from, to }: Found, spelled: readonly SpelledWord[]): Found {
  return { from: spelled[from]?.from ?? 0, to: spelled[to - 1]?.to ?? 0 };
}

/** Of concepts that share words the longest; of equally long ones the first given. */
export function withoutOverlaps(concepts: readonly Concept[]): Concept[] {
  const chosen: Concept[] = [];
  for (const one of [...concepts].sort((a, b) => b.to - b.from - (a.to - a.from))) {
    if (!chosen.some(({ from, to }) => one.from < to && one.to > from)) chosen.push(one);
  }
  return chosen.sort((a, b) => a.from - b.from);
}
