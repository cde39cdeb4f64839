import { type Corrections, isOrdinaryWord, isRoot, isVerb } from '../../language';
import { holds } from '../ranking/coverage';
import type { Found } from '../ranking/find-in-stages';
import type { Corrected, Intent, IntentWord } from '../understanding/intent';
import { fitOf } from './fit';

/** What was found, and what else the query may have meant where that would fit better. */
interface Closer {
  readonly found: Found;
  /** The query with its doubtful words replaced. */
  readonly didYouMean?: string;
}

/**
 * Keeps a correction only where the answer speaks for it. One that was sure of its letters has to name something, or the
 * answer has to fit wholly; otherwise the query is read as it stands. One that was likely is applied where the answer then
 * fits wholly and other words of the query agree with it, or the word is nobody's and names a kind then; else it is asked about.
 */
export async function closerOf(
  look: (corrections: Corrections) => Promise<Found>,
): Promise<Closer> {
  const first = await look('sure');
  const [best] = first.ranked;
  // What only a product's facts have is not what a slip stands for: a `router` is nothing of `Reuteri`.
  const corrected = first.intent.words.filter((word) => word.how === 'corrected' && !word.isName);
  const isGuess =
    first.intent.kinds.length === 0 &&
    corrected.some((word) => !(best && holds(best.candidate.text.title, word)));
  const isExact = fitOf(first, first.ranked).fit === 'exact';
  if (isExact && !isGuess) return { found: first };
  const found = corrected.length > 0 ? await look('none') : first;
  if (found.intent.maybe.length === 0 || found !== first) return { found };
  const isNothing = fitOf(found, found.ranked).fit === 'none';
  // In a long sentence that names its thing one word more or less decides nothing.
  if (found.intent.kinds.length > 0 && found.intent.words.length > mostInShort) return { found };
  // Where another word is nobody's, no correction makes the answer fit wholly.
  if (!isNothing && found.intent.words.some(isStrange)) return { found };
  const likely = await look('likely');
  const replaced = likely.intent.words.filter(({ how }) => how === 'corrected');
  if (replaced.length === 0 || !isCloser(likely, replaced)) return { found };
  const isAlone = likely.intent.words.filter(({ aside }) => !aside).length === 1;
  return isAlone && replaced.some(({ text, isName }) => !isName || isRoot(text))
    ? { found, didYouMean: replacedIn(found.intent) }
    : { found: likely };
}

const mostInShort = 8;

/**
 * Whether an answer with words replaced fits wholly, and the words name the thing, its brand or its model. What is a word
 * already is replaced by the thing's own name, or asked about where it is all that was said: `kürek makinesi` is
 * for no fur.
 */
function isCloser(found: Found, replaced: readonly IntentWord[]): boolean {
  const { intent, ranked } = found;
  const [best] = ranked;
  const { fit } = fitOf(found, ranked);
  if (!best || fit !== 'exact') return false;
  const isAlone = intent.words.length === 1;
  return replaced.every((word) => {
    if (isOrdinaryWord(word.text)) {
      if (isAlone) return word.isName && !isRoot(word.text) && !isVerb(word.text);
      return isHead(word, intent);
    }
    return word.isName || holds(best.candidate.text.title, word);
  });
}

/** Whether a word is one that names something itself; `kılma` only says what is done. */
const isNoun = (text: string): boolean => isRoot(text) && !isVerb(`${text}k`);

/** Whether a word names the thing; that the answer fits says that the others are said of it: `kilma 12000 btu`. Before its noun another may stand as well: `bel çantası`. */
const isHead = (word: IntentWord, { words, head }: Intent): boolean =>
  head !== undefined &&
  words.slice(isNoun(word.text) ? head.to - 1 : head.from, head.to).includes(word);

const isStrange = ({ how, maybe, aside, values }: IntentWord): boolean =>
  how === 'unknown' && !maybe && !aside && values.length === 0;

/** The query as it would read with its doubtful words replaced, in the visitor's own spelling otherwise. */
function replacedIn({ reading, maybe }: Intent): string {
  return maybe.reduce(
    (text, { written, read }: Corrected) => text.replace(written, read),
    reading.text.trim(),
  );
}
