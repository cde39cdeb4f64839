import { isVerb, type Found, type FoundPhrase } from '../../language';
import type { Kind } from '../../catalogue';
import type { HintedKind } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import { lastName } from './fuller-names';
import type { KindWord } from './kind-places';
import { namesByHead } from './kind-words';
import { readMeaning } from './named-values';

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

/** A noun that ends the names of several kinds, and what else is said tells which: `hassas cilt için krem`, `aidatsız kart`. */
export function headInCompany(
  words: readonly KindWord[],
  suggested: readonly HintedKind[],
  lexicon: Lexicon,
): ChosenKinds | undefined {
  const at = words.findLastIndex(({ text }) => !isVerb(text));
  const stems = words.map((word) => word.stem);
  const ending = new Set(
    (namesByHead(lexicon.kinds).get(stems[at] ?? '') ?? []).map(({ kind }) => kind),
  );
  if (!ending.size) return undefined;
  const votes = new Map<string, Set<number>>();
  const vote = (kind: string, places: readonly number[]) => {
    if (ending.has(kind)) votes.set(kind, new Set([...(votes.get(kind) ?? []), ...places]));
  };
  for (const { kind, places } of suggested) vote(kind, places);
  stems.forEach((one, place) => {
    // `cilt` is said of no other kind's names; as the thing itself it is said below.
    const own = place === at ? undefined : lexicon.kindHintedBy(one);
    if (own !== undefined) vote(own, [place, -1]);
  });
  for (const { meanings, from, to } of lexicon.valueNames.find(stems)) {
    if (from <= at && at < to) continue;
    for (const kind of new Set(meanings.map((meaning) => readMeaning(meaning).kind))) {
      vote(kind, [from]);
    }
  }
  const most = Math.max(0, ...[...votes.values()].map(({ size }) => size));
  const kinds = [...votes].filter(([, { size }]) => size === most).map(([kind]) => kind);
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
