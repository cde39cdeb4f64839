import { namesOf, valuesOf, type Kind } from '../../catalogue';
import { foldedWords, stem } from '../../language';
import type { Lexicon } from '../vocabulary/lexicon';

const callings = new WeakMap<ReadonlyMap<string, Kind>, ReadonlyMap<string, readonly string[]>>();

/** All that kinds are called, folded, by the stem of their last word. */
export function callingsOf(
  kinds: ReadonlyMap<string, Kind>,
): ReadonlyMap<string, readonly string[]> {
  const before = callings.get(kinds);
  if (before) return before;
  const known = new Map<string, string[]>();
  for (const name of [...kinds.values()].flatMap(namesOf)) {
    const folded = foldedWords(name);
    const key = stem(folded.at(-1) ?? '');
    known.set(key, [...(known.get(key) ?? []), folded.join(' ')]);
  }
  callings.set(kinds, known);
  return known;
}

/** Whether a kind is called exactly so: `araba`, not `arabada`. */
export const isCalled = (folded: string, kinds: ReadonlyMap<string, Kind>): boolean =>
  callingsOf(kinds)
    .get(stem(folded.split(' ').at(-1) ?? ''))
    ?.includes(folded) ?? false;

interface Name {
  readonly kind: string;
  readonly stems: readonly string[];
}

const names = new WeakMap<ReadonlyMap<string, Kind>, ReadonlyMap<string, readonly Name[]>>();

/** The kinds' names of several words by the stem of their head. */
export function namesByHead(
  kinds: ReadonlyMap<string, Kind>,
): ReadonlyMap<string, readonly Name[]> {
  const before = names.get(kinds);
  if (before) return before;
  const byHead = new Map<string, Name[]>();
  for (const kind of kinds.values()) {
    for (const name of namesOf(kind)) {
      const stems = foldedWords(name).map(stem);
      const head = stems.at(-1);
      if (head === undefined || stems.length < 2) continue;
      byHead.set(head, [...(byHead.get(head) ?? []), { kind: kind.id, stems }]);
    }
  }
  names.set(kinds, byHead);
  return byHead;
}

const handled = new WeakMap<Kind, ReadonlySet<string>>();

/** Whether a kind’s own names and values speak of a stem: somebody repairs a `klima`, nobody a `dask`. */
export function speaksOf(id: string, word: string, { kinds }: Lexicon): boolean {
  const kind = kinds.get(id);
  if (!kind) return false;
  const words =
    handled.get(kind) ??
    new Set(
      [
        ...namesOf(kind),
        ...kind.hints,
        ...valuesOf(kind).flatMap(({ names, hints }) => [...names, ...hints]),
      ]
        .flatMap(foldedWords)
        .map(stem),
    );
  handled.set(kind, words);
  return words.has(word);
}
