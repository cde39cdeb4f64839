import { withoutEchoes } from './echoes';
import { readClauses, type Clause } from './clauses';
import { readComparisons, type Comparison } from './comparison';
import { wordsOf } from './line';
import { readRefusals, type Refusal } from './negation';
import {
  leastPrice,
  readPrice,
  readPriceLevel,
  type Per,
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
  /** What a sum is counted by, where that is said: `kişi başı`, `gecelik`. */
  readonly per?: Per;
  readonly sizes: readonly Size[];
  readonly refusals: readonly Refusal[];
  readonly comparisons: readonly Comparison[];
  readonly clauses: readonly Clause[];
  /** Indexes of the words that speak of money and of nothing else. */
  readonly money: ReadonlySet<number>;
}

/** Reads a text once, for everybody who asks: words, prices, sizes, refusals, comparisons. */
export function read(text: string, context: PriceContext = {}): Reading {
  const words = withoutEchoes(readWords(text));
  const quoted = new Set(
    words.flatMap(({ quotation }, at) => (quotation === undefined ? [] : [at])),
  );
  const sizes = readSizes(words);
  // `250 300 sayfa`
  const paired = sizes.filter(({ least }) => least !== undefined);
  const price = readPrice(words, context, new Set([...quoted, ...wordsOf(...paired)]));
  const units = unitsOfPrice(words, price);
  const per = units.find((unit) => unit.per !== undefined)?.per;
  const level = readPriceLevel(words, context, new Set([...quoted, ...wordsOf(price)]));
  const money = wordsOf(price, level, ...units);
  const taken = new Set([...quoted, ...money]);
  const clauses = readClauses(words, taken);
  return {
    text,
    words,
    price,
    level,
    per,
    sizes: sizes.filter(({ from }) => !taken.has(from)),
    refusals: readRefusals(words, taken, clauses),
    comparisons: readComparisons(words, taken),
    clauses,
    money,
  };
}

/** How far from a sum stands what it is counted by. */
const mostBetween = 4;
const units: readonly (readonly [RegExp, Per])[] = [
  [/^gece(?:l[iu](?:k|gi)|si)$/, 'night'],
  [/^(?:ayl[iu](?:k|gi)|ayda)$/, 'month'],
  [/^(?:(?:yil|sene)l[iu](?:k|gi)|yilda|senede)$/, 'year'],
  [/^(?:gun|hafta|saat)l[iu](?:k|g[iu])$/, 'each'],
];

/** `kişi başı`, `bilet başına`, `gecelik 8000`: what a price is counted by, which asks for no people and no night. */
function unitsOfPrice(
  words: readonly Word[],
  price: Found | undefined,
): readonly (Found & { readonly per?: Per })[] {
  const isOfPrice = (at: number) => {
    if (!price) return (words[at + 1]?.number?.value ?? 0) >= leastPrice;
    const [from, to] = at < price.from ? [at, price.from] : [price.to - 1, at];
    const isApart = words.slice(from + 1, to + 1).some(({ before }) => /[,;.!?]/.test(before));
    return to - from <= mostBetween && !isApart;
  };
  return words.flatMap(({ text }, at) => {
    const { text: before = '', number } = words[at - 1] ?? {};
    if (/^bas(?:i|ina)$/.test(text) && at > 0) {
      const isHead = /^(?:kisi|adam|kafa)$/.test(before);
      const place = { from: at - 1, to: at + 1 };
      if (isOfPrice(at)) return [{ ...place, per: isHead ? 'person' : 'each' }];
      return isHead ? [place] : [];
    }
    const per = units.find(([unit]) => unit.test(text))?.[1];
    // `3 gecelik 15 bin` tells how many.
    const isCount = number !== undefined && price?.to !== at;
    return per && isOfPrice(at) && !isCount ? [{ from: at, to: at + 1, per }] : [];
  });
}

/** Some of a text's words as the visitor wrote them. */
export function writtenIn(
  { text, words }: Pick<Reading, 'text' | 'words'>,
  { from, to }: Found,
): string {
  const [first, last] = [words[from], words[to - 1]];
  return first && last ? text.slice(first.from, last.to) : '';
}
