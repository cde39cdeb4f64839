import { isVerb, type Found, type FoundPhrase } from '../../language';
import type { Kind } from '../../catalogue';
import type { HintedKind } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import { lastName } from './fuller-names';
import type { KindWord } from './kind-places';
import { namesByHead } from './kind-words';
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
  const kinds = mostTold(
    ending.map(({ kind }) => kind),
    words,
    lexicon,
    (places) => places.some((place) => place !== at),
  );
  const [only] = kinds;
  return only === undefined ? undefined : { ...ledBy(only, [at]), kinds };
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
