import {
  type Corrections,
  type Found,
  isFunctionWord,
  isLightVerb,
  isVerb,
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

const mostWords = 20;

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
}

/** What is left of a query's words without quotations, money, how many and what is refused; refused ones by their opposite. */
export function wordsLeft(reading: Reading, refusals: ReadRefusals): readonly AskedWord[] {
  const { words, money } = reading;
  return words.flatMap((word, at): AskedWord[] => {
    if (word.quotation || (refusals.taken.has(at) && !refusals.instead.has(at))) return [];
    if (money.has(at)) return [];
    const other = isDoer(words, at) ? doer : refusals.instead.get(at);
    return [{ word: other === undefined ? word : { ...word, text: other, stem: other }, at }];
  });
}

/** What somebody who does a thing for others is called, whoever is meant, and what follows where such a one is asked for. */
const doer = 'usta';
const doers = /^(?:biri(?:si)?|birin[ie]|kisi|eleman|ekip|yer|firma|sirket)$/;
const asks = /^$|^(?:lazim|gerek|ari|bul|var|ist|oner|baki|gonder|cagir|nerede|fiyat|gelsin)/;
/** What somebody does; who sells does nothing for us, and what is done or where one lives has no doer. */
const deed =
  /^(?!(?:sat|ol|yasa|gel|gid|kal|yat|otur)|\w*(?:[iu]l|n)[ae](?:n|c[ae]k)$)\w+(?:[ae]n|[ae]c[ae]k)$/;

/** Whether a word only stands for who does what is said before it, and nothing but asking follows: `halı yıkayan yer`. */
function isDoer(words: readonly Word[], at: number): boolean {
  const [before, own, after] = [at - 1, at, at + 1].map((place) => words[place]?.text ?? '');
  return (
    at > 1 &&
    doers.test(own ?? '') &&
    deed.test(before ?? '') &&
    isVerb(before ?? '') &&
    asks.test(after ?? '')
  );
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
  // `her şey dahil`: small words within a name say it, too.
  const named = lexicon.valueNames
    .find(left.map(({ word }) => word.stem))
    .filter(({ from, to }) => to - from > 2);
  const asked = left
    .filter(
      ({ word, at }, place) =>
        (named.some(({ from, to }) => place >= from && place < to) ||
          !isFunctionWord(word.text, writtenIn(reading, { from: at, to: at + 1 })) ||
          [place - 1, place].some((from) => isTelling(left.slice(from, from + 2), lexicon))) &&
        !isLightVerb(word.text, reading.words[at - 1]?.text ?? ''),
    )
    .slice(0, most);
  const spelled = spell(
    asked.map(({ word }) => word),
    vocabulary,
    {
      corrections,
      heard: aliases,
      isPhrase: (stems) => isName(stems, lexicon),
      brandOf: (stems) => lexicon.brandNames.meaningsOf(stems)[0],
      heardWhole: (texts, at) => lexicon.brandsByEar.find(texts, at),
      parted: (stemmed) => lexicon.kindNames.parted(stemmed),
    },
  );
  return {
    asked,
    spelled,
    stems: spelled.map((word) => word.stem),
    places: spelled.map(({ from, to }) => ({
      from: asked[from]?.at ?? 0,
      to: (asked[to - 1]?.at ?? 0) + 1,
    })),
  };
}

/** `online eğitim`, `birini arıyorum`: two words that only together say what is meant. */
function isTelling(two: readonly AskedWord[], { kindNames, hints }: Lexicon): boolean {
  const words = two.map(({ word }) => word);
  return (
    words.length === 2 &&
    (kindNames.meaningsOf(words.map(({ stem }) => stem)).length > 0 ||
      kindsHintedAt(words, hints).some(({ places }) => places.length === 2))
  );
}

const isName = (stems: readonly string[], lexicon: Lexicon): boolean =>
  [lexicon.kindNames, lexicon.valueNames, lexicon.brandNames, lexicon.occasions].some(
    (book) => book.meaningsOf(stems).length > 0,
  );
