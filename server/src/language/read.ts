import { readClauses, type Clause } from './clauses';
import { readComparisons, type Comparison } from './comparison';
import { wordsOf } from './line';
import { readRefusals, type Refusal } from './negation';
import {
  leastPrice,
  readPrice,
  readPriceLevel,
  type PriceContext,
  type PriceLevel,
  type PriceRange,
} from './prices';
import { readSizes, readWords, type Found, type Size, type Word } from './words';

/** A text as the layer understands it; every finding says which of `words` it was read from. */
export interface Reading {
  readonly text: string;
  readonly words: readonly Word[];
  readonly price?: PriceRange;
  readonly level?: PriceLevel;
  readonly sizes: readonly Size[];
  readonly refusals: readonly Refusal[];
  readonly comparisons: readonly Comparison[];
  readonly clauses: readonly Clause[];
  /** Indexes of the words that speak of money and of nothing else. */
  readonly money: ReadonlySet<number>;
}

/** Reads a text once, for everybody who asks: words, prices, sizes, refusals, comparisons. */
export function read(text: string, context: PriceContext = {}): Reading {
  const words = readWords(text);
  const quoted = new Set(
    words.flatMap(({ quotation }, at) => (quotation === undefined ? [] : [at])),
  );
  const price = readPrice(words, context, quoted);
  const level = readPriceLevel(words, context, new Set([...quoted, ...wordsOf(price)]));
  const money = wordsOf(price, level, ...perHead(words));
  const taken = new Set([...quoted, ...money]);
  const clauses = readClauses(words, taken);
  return {
    text,
    words,
    ...(price && { price }),
    ...(level && { level }),
    sizes: readSizes(words).filter(({ from }) => !taken.has(from)),
    refusals: readRefusals(words, taken, clauses),
    comparisons: readComparisons(words, taken),
    clauses,
    money,
  };
}

/** `kişi başı`, `adam başına`, `gecelik 8000`: what a price is counted by, which asks for no people and no night. */
const perHead = (words: readonly Word[]): Found[] =>
  words.flatMap(({ text }, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (/^(?:kisi|adam|kafa)$/.test(before?.text ?? '') && /^bas(?:i|ina)$/.test(text))
      return [{ from: at - 1, to: at + 1 }];
    const isSum = (next?.number?.value ?? 0) >= leastPrice && before?.number === undefined;
    return isSum && /^(?:gece|gun|hafta|saat)l[iu](?:k|g[iu])$/.test(text)
      ? [{ from: at, to: at + 1 }]
      : [];
  });

/** Some of a text's words as the visitor wrote them. */
export function writtenIn(
  { text, words }: Pick<Reading, 'text' | 'words'>,
  { from, to }: Found,
): string {
  const [first, last] = [words[from], words[to - 1]];
  return first && last ? text.slice(first.from, last.to) : '';
}
