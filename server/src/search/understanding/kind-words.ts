import { namesOf, valuesOf, type Kind } from '../../catalogue';
import { foldedWords, onceFor, stem } from '../../language';
import type { Lexicon } from '../vocabulary/lexicon';

type Kinds = ReadonlyMap<string, Kind>;

/** All that kinds are called, folded, by the stem of their last word. */
export const callingsOf = onceFor((kinds: Kinds): ReadonlyMap<string, readonly string[]> => {
  const known = new Map<string, string[]>();
  for (const name of [...kinds.values()].flatMap(namesOf)) {
    const folded = foldedWords(name);
    const key = stem(folded.at(-1) ?? '');
    known.set(key, [...(known.get(key) ?? []), folded.join(' ')]);
  }
  return known;
});

/** Whether a kind is called exactly so: `araba`, not `arabada`. */
export const isCalled = (folded: string, kinds: Kinds): boolean =>
  callingsOf(kinds)
    .get(stem(folded.split(' ').at(-1) ?? ''))
    ?.includes(folded) ?? false;

interface Name {
  readonly kind: string;
  readonly stems: readonly string[];
}

/** The kinds' names of several words by the stem of their head. */
export const namesByHead = onceFor((kinds: Kinds): ReadonlyMap<string, readonly Name[]> => {
  const byHead = new Map<string, Name[]>();
  for (const kind of kinds.values()) {
    for (const name of namesOf(kind)) {
      const stems = foldedWords(name).map(stem);
      const head = stems.at(-1);
      if (head === undefined || stems.length < 2) continue;
      byHead.set(head, [...(byHead.get(head) ?? []), { kind: kind.id, stems }]);
    }
  }
  return byHead;
});

const stemsSaidOf = onceFor((kind: Kind): ReadonlySet<string> => {
  const ofValues = valuesOf(kind).flatMap(({ names, hints }) => [...names, ...hints]);
  return new Set([...namesOf(kind), ...kind.hints, ...ofValues].flatMap(foldedWords).map(stem));
});

/** Whether a kind’s own names and values speak of a stem: somebody repairs a `klima`, nobody a `dask`. */
export function speaksOf(id: string, word: string, { kinds }: Lexicon): boolean {
  const kind = kinds.get(id);
  return kind !== undefined && stemsSaidOf(kind).has(word);
}
