import { foldedWords, isSomebody, readWords, stem, type Found } from '../../../language';
import { sampleOf } from '../proposing/shelf';
import { hasRow } from '../slots/figure';
import { onlyKind } from '../slots/slots';
import { isThing } from './spans';
import type { Hearing, Talk } from './talk';

/** What is known of the thing that is talked of, beside which a message may name another; `kind` is none before there is one. */
export interface Present {
  readonly kind: string | undefined;
  /** Whether some words are another thing's whole name, or this one's. */
  readonly isKindName: (said: string) => boolean;
  /** Whether products of it carry all of some words. */
  readonly carries: (said: string) => boolean;
  /** Whether some words say something of it. */
  readonly isSaidOfIt: (said: string) => boolean;
  /** Whether they say a property of it rather than name a thing: `türk kahvesi` of a coffee machine. */
  readonly isValue: (said: string) => boolean;
  /** Whether its tables tell what the words call: `ağırlığı ne kadar` asks of no dumbbell. */
  readonly isRow: (said: string) => boolean;
  /** What a text names that is none of it; as it was written. */
  readonly otherIn: (said: string) => string | undefined;
}

/** The thing that is talked of. */
export async function presentOf(
  { slots, pending }: Talk,
  { ears, engine }: Hearing,
): Promise<Present> {
  const kind = onlyKind(slots);
  const sample = kind ? await sampleOf(kind, engine) : [];
  const stemsOf = (said: string) => foldedWords(said).map(stem);
  const wordsOfIt = (said: string) =>
    kind === undefined ? [] : ears.hear(ears.read(said), kind).words;
  const isKindName = (said: string) => isThing(said, ears);
  const carries = (said: string) => {
    const stems = stemsOf(said);
    return sample.some((one) => stems.every((own) => one.stems.has(own)));
  };
  const isSaidOfIt = (said: string) =>
    wordsOfIt(said).some(
      ({ values, how }) => how !== 'corrected' && values.some((one) => one.kind === kind),
    );
  const isWholeOfIt = (said: string) =>
    wordsOfIt(said).every(
      ({ values, optional }) => optional || values.some((one) => one.kind === kind),
    );
  const isRow = (said: string) => sample.some(({ product }) => hasRow(product, said));
  const isAnswering = pending !== undefined && pending !== 'kind';
  return {
    kind,
    isKindName,
    carries,
    isSaidOfIt,
    isRow,
    isValue: (said) =>
      isSaidOfIt(said) && (!isKindName(said) || (isAnswering && isWholeOfIt(said))),
    otherIn: (said) => {
      const stems = stemsOf(said);
      const [found] = [ears.lexicon.kindNames, ears.elsewhere]
        .flatMap((book) => book.find(stems))
        .filter(({ meanings }) => kind === undefined || !meanings.includes(kind))
        .sort((a, b) => b.to - b.from - (a.to - a.from));
      const text = found && asWritten(said, found);
      return text !== undefined &&
        !isSomebody(text) &&
        !isSaidOfIt(text) &&
        !carries(text) &&
        !isRow(text)
        ? text
        : undefined;
    },
  };
}

/** Words of a text by their places. */
export const asWritten = (text: string, { from, to }: Found): string => {
  const words = readWords(text);
  return text.slice(words[from]?.from, words[to - 1]?.to);
};
