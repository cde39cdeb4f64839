import type { FoundPhrase } from '../../../language';
import { noiseWords } from './noise-words';
import type { Words } from './read-words';

/** Kinds that one message names side by side, in their order. */
export interface SeveralKinds {
  readonly phrases: readonly FoundPhrase[];
  /** Whether one of them is wanted (`laptop mu tablet mi`), or all (`koltuk ve yatak`). */
  readonly isChoice: boolean;
}

const adds = new Set(['ve', 'ile', 'de', 'da', 'hem', 'birde', 'ayrica', 'bir', 'bi']);
const chooses = new Set(['veya', 'yada', 'ya', 'mi', 'mu', 'yoksa']);

/** Several things that a message asks for, joined by `ve`, `ile`, `de … de`, `ya da`, or three and more in a row. */
export function severalKinds(
  phrases: readonly FoundPhrase[],
  words: Words,
): SeveralKinds | undefined {
  const apart = [...phrases]
    .sort((a, b) => a.from - b.from)
    .filter(
      ({ meanings }, at, all) =>
        meanings.length === 1 &&
        all.findIndex((other) => other.meanings.join() === meanings.join()) === at,
    );
  const [first] = apart;
  if (!first || apart.length < 2) return undefined;
  const joints = apart.slice(1).map((phrase, at) => between(apart[at] ?? first, phrase, words));
  if (joints.some((joint) => !joint.every((word) => noiseWords.has(word)))) return undefined;
  const isJoined = joints.every((joint) =>
    joint.some((word) => adds.has(word) || chooses.has(word)),
  );
  if (!isJoined && apart.length < 3) return undefined;
  return {
    phrases: apart,
    isChoice: joints.some((joint) => joint.some((word) => chooses.has(word))),
  };
}

const between = (before: FoundPhrase, after: FoundPhrase, { folded }: Words) =>
  folded.slice(before.to, after.from);
