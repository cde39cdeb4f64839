import { isOfChild } from './found-values';
import { fold } from '@denk/shared/product/text';
import { sortsNamed } from '../../catalogue';
import {
  areSameWord,
  clauseOf,
  isFunctionWord,
  isOrdered,
  type Corrections,
  type Found,
  isPlace,
  isVerb,
  type PriceContext,
  recipientCalled,
  read,
  type Reading,
  type SpelledWord,
  stem,
  verbStems,
  type Vocabulary,
  withAlikeRefusals,
  type Word,
  writtenIn,
} from '../../language';
import { kindsSpeakingOf } from '../vocabulary/hints';
import { brandNamed, type Lexicon } from '../vocabulary/lexicon';
import { askedWords, type AskedWords, wordsLeft } from './asked-words';
import { speaksOf } from './kind-words';
import type { Corrected, Intent, IntentWord } from './intent';
import type { FoundValue } from './found-values';
import { namedThings, type NamedThings, purpose, together } from './named-things';
import { readRefused } from './refused';

/** What is read of a query: nobody asks for a product in more, and more only costs time. */
const mostLetters = 200;
const mostPhrases = 3;
const mostOfTalk = 300;

const urgent = /^(?:acil\w*|acele|hemen|ivedi\w*)$/;
/** What only says that one goes with the other: `indüksiyona uygun`. */
const fitting = /^uy(?:gun|umlu|an)$/;
const bestWords =
  /(?<!\S)(?:en iyi(?:si|leri)?|en cok satan\w*|en populer|populer|en begenilen|kaliteli|best|top)(?!\S)/;

/** Reads a text; what it lists as refused is alike (a brand among brands). */
export function readWithNames(text: string, lexicon: Lexicon, context: PriceContext = {}): Reading {
  const reading = read(text, context);
  return withAlikeRefusals(reading, ({ from, to }) => {
    const stems = reading.words.slice(from, to).map((word) => word.stem);
    const isBrand = [1, 2, 3].some(
      (length) => brandNamed(stems.slice(-length), lexicon) !== undefined,
    );
    return [...(isBrand ? ['brand'] : []), ...sortsNamed(stems, lexicon)];
  });
}

/** Reads a query: quotations, prices, refusals, spelling, then kind, category, brand and values. */
export function understand(
  query: string,
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  corrections: Corrections = 'sure',
): Intent {
  const reading = readWithNames(query.slice(0, mostLetters), lexicon);
  return intentOf(reading, lexicon, vocabulary, { corrections });
}

/**
 * Understands a text that was read already, however long. `within` is the kind that is talked of, whatever else has a
 * name in it: its values are what is read then.
 */
export const understandReading = (
  reading: Reading,
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  within?: string,
): Intent =>
  intentOf(reading, lexicon, vocabulary, { corrections: 'sure', mostWords: mostOfTalk, within });

/** How a text is understood. */
interface Manner {
  readonly corrections: Corrections;
  readonly mostWords?: number;
  readonly within?: string | undefined;
}

function intentOf(
  reading: Reading,
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  { corrections, mostWords, within }: Manner,
): Intent {
  const refusals = readRefused(reading, lexicon, vocabulary);
  const left = wordsLeft(reading, refusals);
  const asked = askedWords(left, reading, lexicon, vocabulary, corrections, mostWords);
  const things = namedThings(asked, reading, lexicon, within);
  const words = asked.spelled.map((word, at) =>
    intentWord(word, at, asked, things, reading, lexicon),
  );
  const { words: all, price, level } = reading;
  const { kinds, category } = things.named;
  return {
    ...things.named,
    reading,
    words,
    whole: all
      .filter(({ quotation }) => !quotation)
      .map((word) => word.text)
      .join(' '),
    phrases: phrasesOf(all),
    without: refusals.without,
    values: things.values.map(({ value }) => value),
    occasion:
      kinds.length || category !== undefined ? [] : occasionIn(words, asked, reading, lexicon),
    price,
    preferences: {
      cheap: level?.level === 'cheap' || level?.level === 'modest',
      dear: level?.level === 'dear',
      byPrice: level?.order === true,
      best: bestWords.test(all.map((word) => word.text).join(' ')),
    },
    corrected: words
      .filter(({ how }) => how === 'corrected' || how === 'heard')
      .filter((word) => !areSameWord(word.text, fold(word.written)))
      .map((word) => correction(reading, word, word.written)),
    maybe: words.flatMap((word) =>
      word.maybe ? [correction(reading, word, word.maybe.written)] : [],
    ),
  };
}

/** A spelled word with what it says of the things that are named. */
function intentWord(
  word: SpelledWord,
  index: number,
  { asked, places }: AskedWords,
  { named: { kinds, head }, cores, names, values }: NamedThings,
  reading: Reading,
  lexicon: Lexicon,
): IntentWord {
  const at = places[index] ?? { from: 0, to: 0 };
  const isIn = ({ from, to }: Found) => index >= from && index < to;
  const said = values.filter(isIn);
  // `paris` suggests Europe, and Berlin is none.
  const isPlaced = (one: FoundValue) => one.isHint && isPlaceName(one.value.name);
  const own = said.filter((one) => !isPlaced(one)).map(({ value }) => value);
  const text = asked[word.to - 1]?.word.text ?? word.stem;
  const isName = names.some(isIn) || said.length > 0;
  return {
    ...word,
    text,
    at,
    isName,
    values: own,
    suggests: said.filter(isPlaced).map(({ value }) => value),
    ...(isOrdered(text) && { doneBy: kindsSpeakingOf({ stem: word.stem, text }, lexicon.hints) }),
    isVerb: verbStems(text).length > 0,
    isHint: own.length > 0 && !values.some((one) => isIn(one) && !one.isHint),
    aside:
      !isName &&
      isAround({ ...word, text }, at, places[(head?.to ?? 0) - 1], kinds, reading, lexicon),
    optional: cores.some(isIn),
  };
}

/**
 * The kinds of an occasion that is what a query ends with (`annem için hediye`, not `bebek biberonu`), or that is said in
 * several words wherever they stand: `ona ne alsam`.
 */
function occasionIn(
  words: readonly IntentWord[],
  { asked }: AskedWords,
  { words: all, sizes }: Reading,
  { occasions }: Lexicon,
): readonly string[] {
  const last = words[words.findLastIndex(({ aside }) => !aside)];
  const settled = ({ from, to }: Found) =>
    words.find((word) => word.from === from && word.to === to)?.stem;
  const found = [
    ...occasions.find(asked.map(({ word }) => word.stem)),
    // `babalar gününe`
    ...occasions.find(asked.map(({ word }, from) => settled({ from, to: from + 1 }) ?? word.stem)),
  ];
  const isWhole = found.some(({ from, to }) => !last || (from < last.to && last.from < to));
  const openly = [...found, ...occasions.find(all.map((word) => word.stem))].filter(
    ({ from, to }) => to - from > 1,
  );
  if (openly.length === 0 && !isWhole) return [];
  // `6 yaşına hediye`
  const meant = sizes.some(isOfChild) ? occasions.find([stem('cocuk')]) : [...openly, ...found];
  return [...new Set(meant.flatMap(({ meanings }) => meanings))];
}

/** `dior savaj` → `Dior Sauvage` reads another word for `savaj` alone. */
function correction(reading: Reading, { at }: IntentWord, shown: string): Corrected {
  const [written, read] = [writtenIn(reading, at).split(' '), shown.split(' ')];
  const isKept = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && fold(one) === fold(other);
  while (written.length > 1 && read.length > 1 && isKept(written[0], read[0])) {
    written.shift();
    read.shift();
  }
  return { written: written.join(' '), read: read.join(' ') };
}

/** Each quotation as its folded words, one space between: `iphone 15`. */
function phrasesOf(words: readonly Word[]): string[] {
  const phrases: string[] = [];
  for (const { quotation, text } of words) {
    if (!quotation) continue;
    const before = phrases[quotation - 1];
    phrases[quotation - 1] = before === undefined ? text : `${before} ${text}`;
  }
  return phrases.filter(Boolean).slice(0, mostPhrases);
}

/**
 * Whom or what for, where and whither, how soon, and what somebody does: none of it is the thing. Where a kind is named,
 * neither is what is told in another clause and has nothing to do with it.
 */
function isAround(
  { text, stem: stemmed, how }: Pick<IntentWord, 'text' | 'stem' | 'how'>,
  at: Found,
  head: Found | undefined,
  kinds: readonly string[],
  reading: Reading,
  lexicon: Lexicon,
): boolean {
  const { words, clauses } = reading;
  const next = words[at.to]?.text ?? '';
  const isDone = isOrdered(text) || (how !== 'known' && isVerb(text));
  if (
    purpose.test(next) ||
    urgent.test(text) ||
    fitting.test(text) ||
    together.test(text) ||
    isDone
  )
    return true;
  if (isFunctionWord(text, writtenIn(reading, at))) return true;
  // `kız arkadaşıma`
  if (recipientCalled(text) ?? recipientCalled(`${text} ${next}`)) return true;
  if (!kinds.length) return false;
  if (isPlace(text) && isVerb(next)) return true;
  const clause = clauseOf(at.from, clauses);
  const isTold = clause?.saying === 'tells' || clause?.saying === 'aside';
  const isBeside = isTold && head !== undefined && clause !== clauseOf(head.from, clauses);
  return (
    clause?.verb === at.from ||
    (isBeside && !kinds.some((id) => speaksOf(id, stemmed, lexicon))) ||
    isOfOccasion(at, words, lexicon) ||
    (isPlace(text) && !kinds.some((id) => isOfPlaces(id, lexicon)))
  );
}

/** Whether a place tells which thing of a kind is meant (`rizede otel`), and not where it will stand (`konyada klima`). */
const isOfPlaces = (id: string, { kinds }: Lexicon): boolean =>
  Object.keys(kinds.get(id)?.attributes ?? {}).some(isPlaceName);

/** Whether an attribute says where: `city`, `destination_preference`. */
const isPlaceName = (attribute: string): boolean => /^(?:city$|destination)/.test(attribute);

/** Whether a word belongs to an occasion, of which several words may speak: `doğum günü için`. */
const isOfOccasion = ({ from }: Found, all: readonly Word[], { occasions }: Lexicon): boolean =>
  occasions.find(all.map((word) => word.stem)).some((one) => one.from <= from && from < one.to);
