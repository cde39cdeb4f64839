import { isVerb, stemOfHaving, type Found, type FoundPhrase } from '../../language';
import type { Kind } from '../../catalogue';
import type { HintedKind } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import { lastName } from './fuller-names';
import type { KindWord } from './kind-places';
import { namesByHead } from './kind-words';
import { valuesSaidOf } from './named-values';
import { mostTold } from './told-kind';

/** The kinds that a query names, and which of its words say so. */
export interface ChosenKinds {
  readonly kinds: readonly string[];
  readonly several: boolean;
  /** The words that name them, by place. */
  readonly leads: readonly FoundPhrase[];
  /** The last of those, where the thing itself is named. */
  readonly head?: Found;
  /** Whether the kind is not named and only hinted at. */
  readonly hinted?: boolean;
  /** Where it is, or is merely told of, the kinds that nearly as much tells of. */
  readonly rivals?: readonly string[];
  /** Whether what hints at it is a noun, which a product then has to carry: `lahmacun`. */
  readonly isNoun?: boolean;
}

/** A query that means no kind. */
export const none: ChosenKinds = { kinds: [], several: false, leads: [] };

/** A name of several words that stand apart, the last of them its head: `mil kazandıran kart`. */
export function namedApart(
  stems: readonly string[],
  kinds: ReadonlyMap<string, Kind>,
): ChosenKinds | undefined {
  const found = lastName({ meanings: [], from: -1, to: 0 }, stems, kinds);
  return found && ledBy(found.kind, found.places);
}

/** The place of the last word that is no verb; before all where there is none. */
export const lastNoun = (words: readonly KindWord[]): number =>
  words.findLastIndex(({ text }) => !isVerb(text));

/** A noun that ends the names of several kinds, and what else is said tells which: `hassas cilt için krem`, `aidatsız kart`. */
export function headInCompany(
  words: readonly KindWord[],
  lexicon: Lexicon,
): ChosenKinds | undefined {
  const at = lastNoun(words);
  const ending = namesByHead(lexicon.kinds).get(words[at]?.stem ?? '') ?? [];
  const stems = words.map(({ stem }) => stem);
  const called = [...new Set(ending.map(({ kind }) => kind))];
  const told = mostTold(called, words, lexicon, (places) => places.some((place) => place !== at));
  const kinds = told.length ? told : called.filter((kind) => areValues(kind, at, stems, lexicon));
  const [only] = kinds;
  return only === undefined ? undefined : { ...ledBy(only, [at]), kinds };
}

/** Whether all other words name values of a kind: `yaşlanma karşıtı krem`. */
function areValues(kind: string, but: number, stems: readonly string[], lexicon: Lexicon) {
  const own = valuesSaidOf([kind], stems, lexicon);
  return (
    stems.length > 1 &&
    stems.every((_, at) => at === but || own.some(({ from, to }) => from <= at && at < to))
  );
}

/** A kind whose names end with the head, where all else that is said are values of it and not of the head's own: `isofixli koltuk`. */
export function kindOfValues(
  { from, to, meanings }: FoundPhrase,
  words: readonly KindWord[],
  lexicon: Lexicon,
): string | undefined {
  if (to - from > 1) return undefined;
  const stems = words.map(({ text, stem }) => stemOfHaving(text) ?? stem);
  const areOf = (kind: string) => areValues(kind, to - 1, stems, lexicon);
  const ending = namesByHead(lexicon.kinds).get(words[to - 1]?.stem ?? '') ?? [];
  return meanings.some(areOf)
    ? undefined
    : ending.find(({ kind }) => !meanings.includes(kind) && areOf(kind))?.kind;
}

/** What is only hinted at: `tuvalet tıkandı`. All kinds that as much hints at are meant. */
export function hintedKind([best, ...others]: readonly HintedKind[]): ChosenKinds | undefined {
  if (!best) return undefined;
  const alike = others.filter(({ places }) => places.length === best.places.length);
  const kinds = [...new Set([best, ...alike].map(({ kind }) => kind))];
  return { ...ledBy(best.kind, best.places), kinds, hinted: true, isNoun: !best.isVerb };
}

export function ledBy(kind: string, places: readonly number[]): ChosenKinds {
  const last = Math.max(...places);
  return {
    kinds: [kind],
    several: false,
    leads: places.map((at) => ({ meanings: [kind], from: at, to: at + 1 })),
    head: { from: last, to: last + 1 },
  };
}
