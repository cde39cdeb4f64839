import { kindsHintedAt, valuesHintedAt } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import type { Intent } from './intent';
import { readMeaning } from './named-values';

/** A word that is said of more kinds tells of none. */
const mostKinds = 3;
/** So many words have to tell of the same. */
const leastWords = 3;
/** Whoever says fewer words asks for something, and tells no story. */
const leastOfStory = 7;

/**
 * The kind that a story is about, where nothing in it asks for the thing by its name: `tansiyonu oynuyor, bilekten olan
 * şaşıyormuş, koldan olanı lazım`. Several of its words have to be said of this kind, more than of any other.
 */
export function kindTold({ words, reading }: Intent, lexicon: Lexicon): string | undefined {
  if (reading.words.length < leastOfStory) return undefined;
  const stems = words.map(({ stem }) => stem);
  const telling = new Map<string, Set<number>>();
  const tell = (kinds: readonly string[], places: readonly number[]) => {
    const told = new Set(kinds);
    if (told.size > mostKinds) return;
    for (const kind of told) telling.set(kind, new Set([...(telling.get(kind) ?? []), ...places]));
  };
  stems.forEach((one, at) => {
    const own = lexicon.kindHintedBy(one);
    if (own !== undefined) tell([own], [at]);
  });
  for (const { meanings, from } of lexicon.kindNames.find(stems)) tell(meanings, [from]);
  for (const { meanings, from } of lexicon.valueNames.find(stems))
    tell(
      meanings.map((meaning) => readMeaning(meaning).kind),
      [from],
    );
  for (const { kind, places } of kindsHintedAt(words, lexicon.hints)) tell([kind], places);
  for (const { meaning, places } of valuesHintedAt(words, lexicon.hints, [...lexicon.kinds.keys()]))
    tell([readMeaning(meaning).kind], places);
  const [best, next] = [...telling].sort(([, one], [, other]) => other.size - one.size);
  const isOnly = best && best[1].size >= leastWords && best[1].size > (next?.[1].size ?? 0);
  return isOnly ? best[0] : undefined;
}
