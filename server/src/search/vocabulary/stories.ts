import { namesOf, valuesOf, type Kind } from '../../catalogue';
import {
  evidenceOf,
  foldedWords,
  isFunctionWord,
  learn,
  madeAhead,
  type Evidence,
  type Learned,
} from '../../language';
import { keysOf } from './word-keys';

/** What tells of a kind, learned from all that people say around it. */
export type Stories = Learned<string>;

/** Learns from names, hints of it and its values, stories and questions which kind words tell of. */
export function learnStories(kinds: ReadonlyMap<string, Kind>): Stories {
  const examples = [...kinds.values()].flatMap((kind) =>
    [
      ...namesOf(kind),
      ...kind.hints,
      ...kind.told,
      // An accessory's values name what it goes with: `galaxy`.
      ...(kind.accessoryOf ? [] : valuesOf(kind).flatMap(({ hints }) => hints)),
      ...kind.advice.flatMap(({ asked }) => asked),
    ].map((text) => ({
      label: kind.id,
      features: foldedWords(text)
        .filter((word) => !isFunctionWord(word))
        .flatMap((word) => [...keysOf(word)]),
    })),
  );
  return learn(examples, [...kinds.keys()]);
}

/** Of the kinds that the build knew; seconds where it has to be learned now. */
export const learnedStories = madeAhead('stories', learnStories);

/** How much a folded word tells of each kind. */
export const toldBy = (word: string, stories: Stories): Evidence =>
  evidenceOf([...keysOf(word)], stories);
