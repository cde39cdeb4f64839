import { isRoot } from './dictionary';
import { heardTogether, isWord } from './heard-names';
import { hardened, isOrdinaryWord, nounRests, orderedDeeds, withLostVowel } from './ordinary-words';
import type { NameByEar } from './names-by-ear';
import { phoneticKey } from './sound';
import { stem, stemOfHaving } from './suffixes';
import { sure, worthAsking, type Correction, type KnownForm, type Vocabulary } from './vocabulary';
import { foldedWords, isShortName, type Found, type Word } from './words';

/** A word as the vocabulary has it; `from`–`to` are the words of the text it was read from. */
export interface SpelledWord extends Found {
  readonly stem: string;
  /** As it is shown, with its Turkish letters. */
  readonly written: string;
  /** The visitor may still be writing it: it stands for words that begin like it. */
  readonly prefix: boolean;
  /**
   * `known`: as it stands, or without endings. `joined`, `split`: only the spaces were wrong. `begun`: the beginning of a
   * word. `heard`: an agreed name for it. `corrected`: replaced by a better one. `unknown`: the vocabulary lacks it.
   */
  readonly how: 'known' | 'joined' | 'split' | 'begun' | 'heard' | 'corrected' | 'unknown';
  /** What may have been meant by an unknown word, where it is worth asking. */
  readonly maybe?: Correction;
}

/** How readily words are replaced by others. */
export type Corrections = 'none' | 'sure' | 'likely';

const leastEvidence = { none: Infinity, sure, likely: worthAsking } as const;

/** What spelling may be told beside the vocabulary. */
export interface SpellingHelp {
  /** Folded names as they are heard or shortened → as the texts write them: `ayfon` → `iphone`. */
  readonly heard?: Readonly<Record<string, string>>;
  /** Whether stems in a row are a name of something: `yurt disi`. */
  readonly isPhrase?: (stems: readonly string[]) => boolean;
  /** The brand that stems in a row name. */
  readonly brandOf?: (stems: readonly string[]) => string | undefined;
  /** The brand that words sound like from a place on, however they are parted, with the first place after them. */
  readonly heardWhole?: (texts: readonly string[], at: number) => NameByEar | undefined;
  /** The stems of a name that was written as one word, by that word's stem: `elektriklidisfirca`. */
  readonly parted?: (stemmed: string) => readonly string[] | undefined;
  /** Which corrections are taken: those that are `sure`, also those that are merely `likely`, or `none`. */
  readonly corrections?: Corrections;
}

/**
 * Settles the words that a vocabulary lacks, the best evidence first: only the spaces are wrong (`buz dolabi`, `i phone`,
 * `kosubandi`, `iphone15`), an agreed name, endings of persons, a word that is just begun, a slip of the hand or ear.
 */
export function spell(
  words: readonly Word[],
  vocabulary: Vocabulary,
  help: SpellingHelp = {},
): SpelledWord[] {
  const settled: SpelledWord[] = [];
  for (let at = 0; at < words.length;) {
    const found = settle(words, at, vocabulary, help);
    settled.push(...found);
    at = found.at(-1)?.to ?? at + 1;
  }
  return settled;
}

/** What is left without its endings tells little where it is as short as this. */
const leastSure = 3;

/** Words about one’s own things may be short: `saçıma`, `yüzüme`; `macunu` has nothing to do with `mac`. */
const mine = /[iu]m(?:[iu]z)?(?:[aeiu]|[iu]n|d[ae]n?|l[ae])?$/;

type How = SpelledWord['how'];

function settle(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  help: SpellingHelp,
): SpelledWord[] {
  const word = words[at];
  if (!word) return [];
  const spelled = (stemmed: string, how: How, to = at + 1, text = word.text): SpelledWord => ({
    stem: stemmed,
    written: how === 'known' || how === 'unknown' ? text : (vocabulary.written(stemmed) ?? text),
    prefix: how === 'begun',
    how,
    from: at,
    to,
  });
  // `köpürtücülü` has a `köpürtücü` and is no slip.
  const corrected = ({ stem: stemmed, written }: KnownForm) =>
    stemmed === stemOfHaving(word.text)
      ? spelled(stemmed, 'known')
      : { ...spelled(stemmed, 'corrected'), written };
  const joined = joinedWith(word, words[at + 1], vocabulary);
  // `pick up` is a name as it stands, and in `cell phone case` the phone goes with the case.
  const isNamed = (from: number) =>
    words.length > from + 1 &&
    help.isPhrase?.(words.slice(from, from + 2).map((one) => one.stem)) === true;
  if (joined !== undefined && !isNamed(at) && !isNamed(at + 1))
    return [spelled(joined, 'joined', at + 2)];
  const least = leastEvidence[help.corrections ?? 'sure'];
  const named = least < Infinity ? completing(words, at, vocabulary, help) : undefined;
  if (named !== undefined) return [corrected(named)];
  const whole = least < Infinity ? wholeName(words, at, vocabulary, help) : undefined;
  if (whole !== undefined)
    return foldedWords(whole.name).map((text, place) =>
      place === 0
        ? { ...spelled(stem(text), 'corrected', whole.to), written: whole.name }
        : spelled(stem(text), 'split', whole.to),
    );
  const agreed = vocabulary.has(word.stem) ? undefined : heardAs(word.text, help)?.split(' ');
  if (agreed?.every((text) => vocabulary.has(stem(text))))
    return agreed.map((text) => spelled(stem(text), 'heard'));
  const heardBeside = least < Infinity ? heardTogether(words, at, vocabulary, help) : undefined;
  if (heardBeside !== undefined) return [corrected(heardBeside)];
  const ending = nameWithin(words, at, vocabulary, help);
  if (ending !== undefined) return [spelled(ending, 'known')];
  if (vocabulary.has(word.stem)) {
    const known = spelled(word.stem, 'known');
    const correction = isDoubtful(word, vocabulary) ? vocabulary.correct(word.text) : undefined;
    if (!correction || correction.evidence < worthAsking || correction.stem === word.stem)
      return [known];
    return correction.evidence >= least
      ? [corrected(correction)]
      : [{ ...known, maybe: correction }];
  }
  const done = deedOrdered(word.text, vocabulary);
  if (done !== undefined) return [spelled(done, 'known')];
  const parted = help.parted?.(word.stem);
  if (parted) return parted.map((one) => spelled(one, 'split'));
  const split = splitWord(word.text, vocabulary);
  if (split && help.isPhrase?.(split)) return split.map((one) => spelled(one, 'split'));
  const shortest = mine.test(word.text) ? leastSure : leastSure + 1;
  // `yorgan` is no form of `York`, but `telefonla` is one of `telefon` before it is a verb.
  const isWhole = isRoot(word.text) && !/l[ae]$/.test(word.text);
  const rests = isWhole && !mine.test(word.text) ? [] : nounRests(word.text);
  // All of a dictionary’s word speaks for it, else its stem.
  const isLeft = (one: string) => (isRoot(one) ? one : stem(one)).length >= shortest;
  const bare = rests
    .filter(isLeft)
    .map(stem)
    .find((one) => vocabulary.has(one));
  const correction = vocabulary.correct(word.text);
  const isSlip = correction !== undefined && correction.evidence >= sure;
  if (bare !== undefined && (!isSlip || correction.stem === bare)) return [spelled(bare, 'known')];
  const isLast = at === words.length - 1;
  const isCode = word.text.length >= 5 && /\d/.test(word.text) && /[a-z]/.test(word.text);
  const begun = isLast ? word.text.length >= 3 && !isOrdinaryWord(word.text) : isCode;
  if (begun && !isSlip && vocabulary.hasPrefix(word.text)) {
    return [{ ...spelled(word.text, 'begun'), written: word.text }];
  }
  if (correction && correction.evidence >= least) return [corrected(correction)];
  const isTold = /\d/.test(word.text) || split?.some((one) => one.length > leastSure) === true;
  if (split && isTold && !isOrdinaryWord(word.text))
    return split.map((one) => spelled(one, 'split'));
  const maybe = correction && correction.evidence >= worthAsking ? correction : undefined;
  return [{ ...spelled(word.stem, 'unknown'), maybe }];
}

/** A brand, or a name of two words in a title, that words sound like as a whole. */
function wholeName(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  { heardWhole }: SpellingHelp,
): NameByEar | undefined {
  const texts = words.map(({ text }) => text);
  return [heardWhole?.(texts, at), vocabulary.lines.find(texts, at)].find(
    (found) =>
      found && isMeantBy(words.slice(at, found.to), found, vocabulary, words.length <= fewWords),
  );
}
const fewWords = 3;

/**
 * Whether words that sound like a name are one: letters; beside a word of the name as it is written, as in `redmi not`; or
 * something that nobody wrote. What is Turkish has to stand in a short query, and a word alone to sound the very same.
 */
function isMeantBy(
  own: readonly Word[],
  { name, isSpelt }: NameByEar,
  vocabulary: Vocabulary,
  isShort: boolean,
): boolean {
  const [texts, written] = [own.map(({ text }) => text), foldedWords(name)];
  if (texts.join(' ') === written.join(' ')) return false;
  const isUnknown = ({ stem: one, text }: Word) =>
    !vocabulary.has(one) && !vocabulary.isWritten(text);
  const isBeside =
    texts.length > 1 && texts.some((text, at) => text.length > 2 && text === written[at]);
  if (isSpelt || isBeside) return true;
  const isTurkish = texts.every(isOrdinaryWord);
  const isSame = phoneticKey(texts.join('')) === phoneticKey(written.join(''));
  const isLikely = texts.length > 1 || (isSame && !texts.some(isRoot));
  return own.some(isUnknown) && (!isTurkish || (isShort && isLikely));
}

/** What somebody else shall do, as it is called: `halı yıkatma` asks for `halı yıkama`, `onartmak` for `onarım`, `temizletmek` for `temizlik`. */
function deedOrdered(text: string, vocabulary: Vocabulary): string | undefined {
  const count = (one: string) => vocabulary.count(one);
  const called = orderedDeeds(text).flatMap((deed) => [
    ...['ma', 'me', 'im', 'um'].map((ending) => stem(deed + ending)),
    deed.replace(/l[ae]$/, 'lik'),
  ]);
  return called.filter((one) => vocabulary.has(one)).sort((a, b) => count(b) - count(a))[0];
}

/** A name, alone or with its neighbours, that a word is a form of, however short: `ruja`, `yoga matını`, `tvler`. */
function nameWithin(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  { isPhrase }: SpellingHelp,
): string | undefined {
  const { text = '', stem: own = '' } = words[at] ?? {};
  if (!isPhrase || !/^[a-z]{3,}$/.test(text)) return undefined;
  const [first, before, next] = [words[at - 2]?.stem, words[at - 1]?.stem, words[at + 1]?.stem];
  const isAmong = (one: string) =>
    [
      [before, one],
      [first, before, one],
      [one, next],
    ].some((row) => isName(row, isPhrase));
  if (isAmong(own)) return undefined;
  // `tents`, `watches`
  const rests = [...nounRests(text), text.replace(/s$/, ''), text.replace(/es$/, '')];
  const stems = rests.flatMap((rest) => [stem(rest), hardened(rest), ...withLostVowel(rest)]);
  // `macunu` is of `macun`, and not of `mac`.
  const longest = isRoot(text) ? text : rests.find(isRoot);
  const alone = rests.filter((rest) => longest === undefined || rest.length >= longest.length);
  const among = stems.find(isAmong);
  if (among !== undefined || vocabulary.isWritten(text) || isName([own], isPhrase)) return among;
  return alone.map(stem).find((one) => isName([one], isPhrase));
}

const isName = (
  row: readonly (string | undefined)[],
  isPhrase: (stems: readonly string[]) => boolean,
): boolean => {
  const stems = row.filter((one) => one !== undefined);
  return stems.length === row.length && isPhrase(stems);
};

/**
 * Whether a known word may be another: of `soni` as a form of `son` too little is left, and `yatk` is only what `yatkın`
 * and its forms have in common.
 */
const isDoubtful = ({ text, stem: stemmed }: Word, vocabulary: Vocabulary): boolean =>
  stemmed === text
    ? !vocabulary.isWritten(text) && !isOrdinaryWord(text)
    : !vocabulary.isWritten(text) &&
      (stemmed.length <= leastSure || ![text, stemmed].some(isOrdinaryWord));

/** What an unknown word is one slip away from and is a name with its neighbour: `koşu badı`, `bulaşık mainesi`. */
function completing(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  { isPhrase }: SpellingHelp,
): KnownForm | undefined {
  const word = words[at];
  const [before, next] = [words[at - 1], words[at + 1]];
  if (!word || !isPhrase || (!before && !next)) return undefined;
  const isKnown = vocabulary.has(word.stem);
  if (isKnown ? !isDoubtful(word, vocabulary) : isWord(word.text)) return undefined;
  const isNamed = (one: string) =>
    (before && isPhrase([before.stem, one])) || (next && isPhrase([one, next.stem]));
  return isNamed(word.stem)
    ? undefined
    : vocabulary.near(word.text).find((one) => isNamed(one.stem));
}

/** The agreed name of what is heard; any text may be asked for. */
const heardAs = (text: string, { heard = {} }: SpellingHelp): string | undefined =>
  Object.hasOwn(heard, text) ? heard[text] : undefined;

/** `buz dolabı`, `i phone`, `x 7`: one word by what the texts write, where the two are not a pair of words themselves. */
function joinedWith(
  word: Word,
  next: Word | undefined,
  vocabulary: Vocabulary,
): string | undefined {
  if (!next || /[,;]/.test(next.before)) return undefined;
  const model = isShortName(word.text) && /\d/.test(next.text) ? word.text + next.text : '';
  if (model && vocabulary.has(model)) return model;
  if (/\d/.test(word.text + next.text)) {
    const whole = word.text + next.text;
    const isApart = /^[a-z]$/.test(next.text) || !vocabulary.has(next.stem);
    return isApart && vocabulary.has(whole) ? whole : undefined;
  }
  const joined = stem(word.text + next.text);
  // `televizyon ünitesi` without what looks like endings is the first word again.
  if (joined === word.stem) return undefined;
  const count = vocabulary.count(joined);
  if (!vocabulary.has(joined) || joined.length < 5) return undefined;
  const [one, other] = [vocabulary.count(word.stem), vocabulary.count(next.stem)];
  const isPair = vocabulary.has(word.stem) && vocabulary.has(next.stem);
  if (!isPair) return joined;
  // `mac book`: of a name that is no Turkish word the end is none, either.
  const isName = ![word.text + next.text, next.text].some(isOrdinaryWord);
  return isName || word.text.length <= 2 || count >= Math.min(one, other) ? joined : undefined;
}

function splitWord(text: string, vocabulary: Vocabulary): string[] | undefined {
  return /^[a-z]{6,}$/.test(text) ? splitInTwo(text, vocabulary) : splitAtNumbers(text, vocabulary);
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
      // `iphone16` is no `iphon` and `E16`.
      const most = (fewest[to]?.length ?? Infinity) - (/^\d+$/.test(part) ? 0 : 1);
      if (!before || before.length + 1 > most) continue;
      // No number is two: `a55` is no `a5`.
      if (/\d\d/.test(text.slice(Math.max(0, from - 1), from + 1))) continue;
      if (isPart(part, vocabulary)) fewest[to] = [...before, stem(part)];
    }
  }
  const parts = fewest[text.length];
  return parts && parts.length > 1 ? parts : undefined;
}

const isPart = (part: string, vocabulary: Vocabulary): boolean =>
  /^\d{1,4}$/.test(part) ||
  (/^(?:[a-z]{2,}|[a-z]{0,2}\d\w*)$/.test(part) && vocabulary.has(stem(part)));
