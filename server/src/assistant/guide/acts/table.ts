import { acts, type LearnedAct } from './act';
import { featuresOf, wordsOf } from './features';
import type { Example } from './learn';
import sentences from './sentences.json';

/** Where sentences come from: rounds of strangers, each a stranger to the others, and what was written beside them. */
export type Source = keyof typeof sentences;

/** A clause and what it does, as the table has it. */
export interface Sentence extends Example<LearnedAct> {
  readonly source: Source;
  readonly text: string;
}

type ByAct = Readonly<Partial<Record<LearnedAct, readonly string[]>>>;

/** The table of clauses and what they do: how people speak, before a list and after one. */
export function sentencesOf(source: Source): readonly Sentence[] {
  const { beforeList, afterList }: Readonly<Record<'beforeList' | 'afterList', ByAct>> =
    sentences[source];
  return [
    { byAct: beforeList, isListed: false },
    { byAct: afterList, isListed: true },
  ].flatMap(({ byAct, isListed }) =>
    acts.flatMap((label) =>
      (byAct[label] ?? []).map((text) => ({
        source,
        text,
        label,
        features: featuresOf(wordsOf(text), isListed),
      })),
    ),
  );
}

export const sources = Object.keys(sentences) as readonly Source[];
