import { fold } from '@denk/shared/product/text';
import { foldedWords, isFunctionWord, stem } from '../../../language';
import { amountWord } from '../facts/amount-words';
import { qualities } from '../facts/measures';
import type { Option } from '../proposing/terms';
import { amountOf, inRowOf, type Figure } from '../slots/figure';
import type { Wish } from '../slots/slots';
import { small } from './values';

const comparing = /^(?:daha|en|biraz)$/;

/** What is wished of an amount: which row of the tables, and which end of it. */
export interface Degree extends Omit<Figure, 'limit'> {
  /** `ağır olmasın` */
  readonly isDenied: boolean;
}

/** Of so many of the shown, or of all, a row has to be told before one may choose by it. */
const [mostly, often] = [0.5, 0.3];

/**
 * Reads what is said of an amount that products tell: `hafif`, `ekranı daha büyük`, `çok ağır olmasın` (then `isDenied`);
 * nothing where other words stand beside it. The rows that are told of the shown come before those of the kind.
 */
export function degreeIn(
  said: string,
  isDenied: boolean,
  products: readonly Option[],
  listed: readonly Option[],
): Degree | undefined {
  const words = foldedWords(said);
  const adjective = words.find((word) => word !== 'cok' && amountWord(word));
  // `en az 16` bounds.
  if (adjective === undefined || /\d/.test(said)) return undefined;
  const beside = words.filter(
    (word) =>
      word !== adjective &&
      !comparing.test(word) &&
      !small.test(word) &&
      !isFunctionWord(word) &&
      !/^(?:sey|bisey|bi|cok|urun|olan|lutfen|var|yok|mu|mi)$/.test(word),
  );
  const row = rowOf(adjective, beside, [...rowsOf(listed, mostly), ...rowsOf(products, often)]);
  if (row === undefined) return undefined;
  const end = amountWord(adjective)?.end ?? 'most';
  const opposite = end === 'least' ? 'most' : 'least';
  return {
    row,
    end: isDenied ? opposite : end,
    isMore: words.some((word) => comparing.test(word)),
    isDenied,
  };
}

/** The rows in which so many of some products tell an amount. */
function rowsOf(products: readonly Option[], share: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const { product } of products)
    for (const { name, value } of product.specs)
      if (amountOf(value) !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= products.length * share).map(([name]) => name);
}

/** The row that a noun beside an adjective calls (`bagajı geniş`), else the one that the adjective is said of. */
function rowOf(
  adjective: string,
  beside: readonly string[],
  rows: readonly string[],
): string | undefined {
  if (beside.length > 0) {
    const isCalled = (row: string, word: string) =>
      foldedWords(row).some((own) => stem(own) === stem(word)) ||
      qualities.some(
        ({ figure, said, unless }) =>
          figure.test(fold(row)) && said.test(stem(word)) && !unless?.test(adjective),
      );
    return rows.find((row) => beside.every((word) => isCalled(row, word)));
  }
  const own = qualities.filter(
    ({ said, last }) => said.test(adjective) || last?.said.test(adjective),
  );
  for (const { figure } of own) {
    const row = rows.find((name) => figure.test(fold(name)));
    if (row !== undefined) return row;
  }
  return amountWord(adjective)
    ?.called.flatMap((noun) => rows.filter((name) => fold(name).startsWith(fold(noun))))
    .at(0);
}

/** Among so few of all products one is `hafif`. */
const third = 3;

/** The wish for a degree among the products of a kind; one that is compared is further ahead than all that are shown. */
export function degreeWish(
  { row, end, isMore, isDenied }: Degree,
  said: string,
  turn: number,
  sample: readonly Option[],
  listed: readonly Option[],
): Wish | undefined {
  const sign = end === 'most' ? -1 : 1;
  const amountsOf = (some: readonly Option[]) =>
    some
      .flatMap(({ product }) => amountOf(inRowOf(product, row) ?? '') ?? [])
      .sort((a, b) => sign * (a - b));
  const all = amountsOf(sample);
  const [shown] = amountsOf(listed);
  const isAfter = isMore && shown !== undefined;
  const isAhead = (one: number) => shown === undefined || sign * (one - shown) < 0;
  const limit = isAfter ? all.filter(isAhead).at(-1) : undefined;
  const bound = limit ?? all[isAfter ? 0 : Math.floor(all.length / third)];
  if (bound === undefined) return undefined;
  const label = isDenied ? `${labelOf(said)} olmayan` : labelOf(said);
  return { label, anyOf: [], figure: { row, end, limit: bound, isMore }, said, turn };
}

/** `daha hafif bir şey olsun` → `daha hafif`, `daha ağırı` → `daha ağır` */
const labelOf = (said: string): string =>
  said
    .trim()
    .toLocaleLowerCase('tr')
    .replace(
      /\s+(?:bir|bi)?\s*(?:şey\p{L}*|ol(?:sun|an|sa|abilir|masın|mayan)\p{L}*|var mı|yok mu)(?=\s|$).*$/u,
      '',
    )
    .replace(/(?<=daha )\p{L}+$/u, (word) => amountWord(word)?.word ?? word)
    .trim();
