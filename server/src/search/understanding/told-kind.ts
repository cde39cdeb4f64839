import { chancesOf, type Clause, type Evidence, type Found } from '../../language';
import type { Lexicon } from '../vocabulary/lexicon';
import { toldBy } from '../vocabulary/stories';
import type { KindWord } from './kind-places';
import type { ChosenKinds } from './unnamed-kinds';

/** A kind that words tell of, the places of those that do, and how likely it is meant, 0–1. */
export interface ToldKind {
  readonly kind: string;
  readonly places: readonly number[];
  readonly chance: number;
}

/** So likely a kind has to be, by so many words; more in a story that is shorter than so many. */
const [least, leastWords, longStory] = [{ short: 0.5, long: 0.25 }, 2, 6];
/** What is named is not the thing, where another is so many times as likely; of what a name may mean, what is less likely by less. */
const [outweighs, outweighsInName] = [{ asked: 9, said: 3.5 }, 3];
/** So likely beside a kind another is held near it, and so many are. */
const [near, mostRivals] = [0.3, 2];
/** What a word adds to a kind beyond what it adds to all, to tell of it. */
const telling = 0.5;

/**
 * The kind that a story is about, where that is not what was named: it is chosen by no name of it, or its words tell so
 * much less of what was chosen that this cannot be meant: `ikiz oğlanlar geldi, ikisini birden gezdirecek araba lazım`.
 * `counts` says which words do.
 */
export function kindTold(
  chosen: ChosenKinds,
  words: readonly KindWord[],
  lexicon: Lexicon,
  counts: (places: readonly number[]) => boolean,
): ToldKind | undefined {
  const told = kindsTold(words, lexicon, counts);
  const [best] = told;
  const enough = words.length < longStory ? least.short : least.long;
  if (!best || best.chance < enough) return undefined;
  const { kinds, leads } = chosen;
  if (kinds.length === 0) return best.places.length < leastWords ? undefined : best;
  const saying = sayingOf(chosen, words);
  const isName = ({ from, to }: Found) =>
    lexicon.kindNames.meaningsOf(words.slice(from, to).map(({ stem }) => stem)).includes(best.kind);
  if (kinds.includes(best.kind))
    return leads.some(isName) && !/^(?:tells|aside)$/.test(saying ?? '') ? undefined : best;
  const own = told.find(({ kind }) => kinds.includes(kind))?.chance ?? 0;
  const isAsked = saying === 'asks' || chosen.head?.to === words.length;
  const most = chosen.hinted ? 1 : isAsked ? outweighs.asked : outweighs.said;
  return best.chance >= own * most ? best : undefined;
}

/** What the clause of what was chosen does with it. */
export const sayingOf = (
  { head }: ChosenKinds,
  words: readonly KindWord[],
): Clause['saying'] | undefined => words[(head?.to ?? 0) - 1]?.clause?.saying;

/** The kinds that words tell of nearly as much as of those that were chosen, the most told first. */
export function rivalsOf(
  chosen: readonly string[],
  words: readonly KindWord[],
  lexicon: Lexicon,
): readonly string[] {
  const told = kindsTold(words, lexicon, () => true);
  const own = told.find(({ kind }) => chosen.includes(kind))?.chance ?? 0;
  const isNear = ({ kind, places, chance }: ToldKind) =>
    !chosen.includes(kind) && places.length >= leastWords && chance >= near * own;
  return told
    .filter(isNear)
    .slice(0, mostRivals)
    .map(({ kind }) => kind);
}

/** Of some kinds, those that words tell of the most; none where they tell of none. `counts` says which words do. */
export function mostTold(
  kinds: readonly string[],
  words: readonly KindWord[],
  lexicon: Lexicon,
  counts: (places: readonly number[]) => boolean,
): readonly string[] {
  const told = kindsTold(words, lexicon, counts).filter(
    ({ kind, places }) => kinds.includes(kind) && places.length > 0,
  );
  const most = told[0]?.chance ?? 0;
  if (most < least.long) return [];
  return told.filter(({ chance }) => outweighsInName * chance >= most).map(({ kind }) => kind);
}

/** All kinds of the lexicon with how likely words tell of them, the likeliest first. */
function kindsTold(
  words: readonly KindWord[],
  { stories, kinds }: Lexicon,
  counts: (places: readonly number[]) => boolean,
): readonly ToldKind[] {
  const { labels } = stories;
  const said = words.map(({ text }, at): Evidence | undefined =>
    counts([at]) ? toldBy(text, stories) : undefined,
  );
  const chances = chancesOf(
    said.filter((one) => one !== undefined),
    labels.length,
  );
  // What a word adds to all kinds tells of none.
  const ofAll = said.map((one) =>
    one ? one.weights.reduce((sum, own) => sum + own, 0) / labels.length : 0,
  );
  return labels
    .map((kind, label): ToldKind => ({
      kind,
      chance: chances[label] ?? 0,
      places: said.flatMap((one, at) =>
        one && (one.weights[label] ?? 0) - (ofAll[at] ?? 0) >= telling ? [at] : [],
      ),
    }))
    .filter(({ kind }) => kinds.has(kind))
    .sort((a, b) => b.chance - a.chance);
}
