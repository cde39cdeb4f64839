import {
  type Corrections,
  type Found,
  isFunctionWord,
  isLightVerb,
  type Reading,
  spell,
  type SpelledWord,
  type Vocabulary,
  type Word,
  writtenIn,
} from '../../language';
import { aliases } from '../vocabulary/aliases';
import { kindsHintedAt } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import type { ReadRefusals } from './refused';
import { inUsualOrder, withSharedHead } from './word-order';

const mostWords = 20;

/** `Netflix top 10`, `ilk 20 film`: the number is how many, not which. */
const howMany = /(?<!\S)(?:top|ilk|en iyi) (\d{1,3})(?!\S)/;

/** A query's word with its place among all of them. */
export interface AskedWord {
  readonly word: Word;
  readonly at: number;
}

/** The words a query asks for products by, as they were read. */
export interface AskedWords {
  readonly asked: readonly AskedWord[];
  /** Several of the asked words, or a part of one, may have been read as one; `from`–`to` are places among `asked`. */
  readonly spelled: readonly SpelledWord[];
  readonly stems: readonly string[];
  /** For each spelled word its place among all words of the query. */
  readonly places: readonly Found[];
  /** Whether two things share the noun that was written once: `çamaşır ve bulaşık makinesi`. */
  readonly isShared: boolean;
}

/** What is left of a query's words without quotations, money, how many and what is refused; refused ones by their opposite. */
export function wordsLeft(reading: Reading, refusals: ReadRefusals): readonly AskedWord[] {
  const { words, level, money, sizes } = reading;
  // `5 yaşındaki`: no `Marlin 5`.
  const isAge = (at: number) =>
    sizes.some(({ unit, from, to }) => unit === 'yas' && from === at && to > at + 1);
  const count = howMany.exec(words.map((word) => word.text).join(' '))?.[1];
  return words.flatMap((word, at): AskedWord[] => {
    const isName = level?.level === 'dear' && !level.order && level.from <= at && at < level.to;
    if (word.quotation || (refusals.taken.has(at) && !refusals.instead.has(at))) return [];
    if ((money.has(at) && !isName) || word.text === count || isAge(at)) return [];
    const other = refusals.instead.get(at);
    return [{ word: other === undefined ? word : { ...word, text: other, stem: other }, at }];
  });
}

/** Leaves function words out and reads the others as words that something carries. */
export function askedWords(
  left: readonly AskedWord[],
  reading: Reading,
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  corrections: Corrections,
  most = mostWords,
): AskedWords {
  const telling = left
    .filter(
      ({ word, at }, place) =>
        (!isFunctionWord(word.text, writtenIn(reading, { from: at, to: at + 1 })) ||
          isKindName(left.slice(place - 1, place + 1), lexicon) ||
          isKindName(left.slice(place, place + 2), lexicon) ||
          isHint(left.slice(place - 1, place + 1), lexicon) ||
          isHint(left.slice(place, place + 2), lexicon)) &&
        !isLightVerb(word.text, reading.words[at - 1]?.text ?? ''),
    )
    .slice(0, most);
  const shared = withSharedHead(telling, reading.words, lexicon.kindNames);
  const asked = shared ?? telling;
  const spelled = inUsualOrder(
    spell(
      asked.map(({ word }) => word),
      vocabulary,
      {
        corrections,
        heard: aliases,
        isPhrase: (stems) => isName(stems, lexicon),
        parted: (stemmed) => lexicon.kindNames.parted(stemmed),
      },
    ),
    lexicon.kindNames,
  );
  return {
    asked,
    spelled,
    stems: spelled.map((word) => word.stem),
    places: spelled.map(({ from, to }) => ({
      from: asked[from]?.at ?? 0,
      to: (asked[to - 1]?.at ?? 0) + 1,
    })),
    isShared: shared !== undefined,
  };
}

/** `online eğitim`, `güneş ürünleri`: two words of which one says nothing by itself. */
const isKindName = (words: readonly AskedWord[], { kindNames }: Lexicon): boolean =>
  words.length === 2 && kindNames.meaningsOf(words.map(({ word }) => word.stem)).length > 0;

/** `birini arıyorum`: two words that only together say what is meant. */
const isHint = (words: readonly AskedWord[], { hints }: Lexicon): boolean =>
  kindsHintedAt(
    words.map(({ word }) => word),
    hints,
  ).some(({ places }) => places.length === 2);

const isName = (stems: readonly string[], lexicon: Lexicon): boolean =>
  [lexicon.kindNames, lexicon.valueNames, lexicon.brandNames].some(
    (book) => book.meaningsOf(stems).length > 0,
  );
