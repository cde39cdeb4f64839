import { kindsAround, kindsHintedAt, valuesHintedAt } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import { isPlaced, type KindWord } from './kind-places';
import { namesByHead } from './kind-words';
import { readMeaning } from './named-values';

/** A kind that words tell of, the places of those that do, and how much they tell together. */
export interface ToldKind {
  readonly kind: string;
  readonly places: readonly number[];
  readonly score: number;
}

/** What each way of telling of a kind is worth; values are said of the thing, and only hint at what it is. */
const worth = { name: 1.4, hint: 1.3, around: 1.1, value: 0.75, valueHint: 0.5 } as const;
/** As if so many more kinds were told of by every word: that one alone has it may be chance. */
const doubt = 1.5;
/** So much has to tell of a kind, in so many words; more in a story that is shorter than so many. */
const [least, leastWords, longStory] = [{ short: 0.65, long: 0.4 }, 2, 6];
/** What is named as if it were the thing is not, where so many times as much tells of another. */
const outweighs = 1.6;
/** So much of what tells of a kind has to tell of another that is held near it, and so many are. */
const [near, mostRivals] = [0.65, 2];

/**
 * The kind that a story is about, whether or not it is named: `tansiyonu oynuyor, bilekten olan şaşıyormuş, koldan olanı
 * lazım`. `counts` says which words do.
 */
export function kindTold(
  words: readonly KindWord[],
  lexicon: Lexicon,
  counts: (places: readonly number[]) => boolean,
  beside: readonly string[] = [],
): ToldKind | undefined {
  const told = kindsTold(words, lexicon, counts);
  const [best] = told;
  const enough = words.length < longStory ? least.short : least.long;
  if (!best || best.places.length < leastWords || best.score < enough) return undefined;
  const named = told.find(({ kind }) => beside.includes(kind))?.score ?? 0;
  return beside.includes(best.kind) || best.score >= outweighs * named ? best : undefined;
}

/** The kinds that words tell of nearly as much as of those that were chosen, the most told first. */
export function rivalsOf(
  chosen: readonly string[],
  words: readonly KindWord[],
  lexicon: Lexicon,
): readonly string[] {
  const told = kindsTold(words, lexicon, () => true);
  const own = told.find(({ kind }) => chosen.includes(kind))?.score ?? 0;
  const isNear = ({ kind, places, score }: ToldKind) =>
    !chosen.includes(kind) && places.length >= leastWords && score >= near * own;
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
  const told = kindsTold(words, lexicon, counts).filter(({ kind }) => kinds.includes(kind));
  return told.filter(({ score }) => score === told[0]?.score).map(({ kind }) => kind);
}

/** All kinds that words tell of, the most told first: the less the more kinds a word is said of. */
function kindsTold(
  words: readonly KindWord[],
  lexicon: Lexicon,
  counts: (places: readonly number[]) => boolean,
): readonly ToldKind[] {
  const votes = new Map<string, Map<number, number>>();
  for (const { worth: own, kinds, places } of sayings(words, lexicon)) {
    if (!counts(places)) continue;
    // More words beside it make a word worth half as much again each, all together.
    const share = (own * (1 + places.length)) / (2 * places.length * (kinds.size + doubt));
    for (const kind of kinds) {
      const known = votes.get(kind) ?? new Map<number, number>();
      votes.set(kind, known);
      for (const at of places) known.set(at, Math.max(known.get(at) ?? 0, share));
    }
  }
  return [...votes]
    .map(([kind, known]) => ({
      kind,
      places: [...known.keys()],
      score: [...known.values()].reduce((sum, one) => sum + one, 0),
    }))
    .sort((a, b) => b.score - a.score);
}

/** What some words say: these kinds, in one way. */
interface Saying {
  readonly worth: number;
  readonly places: readonly number[];
  readonly kinds: Set<string>;
}

function sayings(words: readonly KindWord[], lexicon: Lexicon): Iterable<Saying> {
  const { hints, kinds } = lexicon;
  const stems = words.map(({ stem }) => stem);
  const said = new Map<string, Saying>();
  const say = (way: keyof typeof worth, source: string, kind: string, at: readonly number[]) => {
    const places = [...at].sort((a, b) => a - b);
    const key = `${source} ${places.join()}`;
    const known = said.get(key);
    if (known) known.kinds.add(kind);
    else said.set(key, { worth: worth[way], places, kinds: new Set([kind]) });
  };
  const span = ({ from, to }: { readonly from: number; readonly to: number }) =>
    Array.from({ length: to - from }, (_, at) => from + at);
  for (const one of stems) {
    for (const { kind, stems: name } of namesByHead(kinds).get(one) ?? []) {
      if (name.every((other) => stems.includes(other))) {
        say(
          'name',
          'apart',
          kind,
          name.map((other) => stems.indexOf(other)),
        );
      }
    }
  }
  for (const name of lexicon.kindNames.find(stems))
    for (const kind of name.meanings)
      say(isPlaced(name, words, lexicon) ? 'around' : 'name', 'name', kind, span(name));
  for (const name of lexicon.valueNames.find(stems))
    for (const value of name.meanings) say('value', 'value', readMeaning(value).kind, span(name));
  for (const { kind, places, isSaid } of kindsHintedAt(words, hints))
    say(isSaid ? 'hint' : 'around', 'hint', kind, places);
  for (const { meaning, places } of valuesHintedAt(words, hints, [...kinds.keys()]))
    say('valueHint', 'valueHint', readMeaning(meaning).kind, places);
  for (const { kind, places } of kindsAround(words, hints)) say('around', 'around', kind, places);
  return said.values();
}
