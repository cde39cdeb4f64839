import { holds } from '../ranking/coverage';
import type { Found } from '../ranking/find-in-stages';
import type { Corrected, Intent } from '../understanding/intent';
import { fitOf } from './fit';

/** What was found, and what else the query may have meant where that would fit better. */
interface Closer {
  readonly found: Found;
  /** The query with its doubtful words replaced. */
  readonly didYouMean?: string;
}

/**
 * Where something stayed unmatched and words may be slips, looks again with them replaced. The corrected query is taken
 * if it fits wholly and other words of the query speak for it; if only it fits better, it is asked about.
 */
export async function closerOf(found: Found, lookBoldly: () => Promise<Found>): Promise<Closer> {
  const { intent } = found;
  if (intent.maybe.length === 0) return { found };
  const own = fitOf(found, found.ranked);
  if (own.fit === 'exact') return { found };
  const bold = await lookBoldly();
  const other = fitOf(bold, bold.ranked);
  if (!isNamed(bold)) return { found };
  const isTogether = bold.intent.words.filter(({ aside }) => !aside).length > 1;
  if (other.fit === 'exact' && isTogether) return { found: bold };
  const isBetter =
    rankOf[other.fit] > rankOf[own.fit] || other.unmatched.length < own.unmatched.length;
  return isBetter ? { found, didYouMean: replaced(intent) } : { found };
}

/** Whether the words that were replaced name the thing, its brand or its model, and are not merely mentioned somewhere. */
function isNamed({ intent, ranked }: Found): boolean {
  const [best] = ranked;
  return intent.words.every(
    (word) =>
      word.how !== 'corrected' ||
      word.optional ||
      (best !== undefined && holds(best.candidate.text.title, word)),
  );
}

const rankOf = { exact: 2, close: 1, none: 0 } as const;

/** The query as it would read with its doubtful words replaced, in the visitor's own spelling otherwise. */
function replaced({ reading, maybe }: Intent): string {
  return maybe.reduce(
    (text, { written, read }: Corrected) => text.replace(written, read),
    reading.text.trim(),
  );
}
