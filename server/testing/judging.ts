import { fold } from '@denk/shared/product/text';
import type { CatalogueProduct } from '../src/catalogue';
import { documentStems, foldedWords, stem } from '../src/language';

/** A query with what a right answer is; a line of bench/search/judged-queries.tsv. */
export interface JudgedQuery {
  /** Which of the ten kinds of query: plain, ascii, upper, suffix, typo, quoted, unit, brand, model, attribute. */
  readonly type: string;
  readonly query: string;
  readonly isRight: (product: CatalogueProduct) => boolean;
  /** What a right product meets, one by one. */
  readonly conditions: readonly Condition[];
  /** What has to be said where no product is right: that it is not there, or that more must be known. */
  readonly without?: 'nothing' | 'vague';
}

type Condition = (product: CatalogueProduct) => boolean;

/** What every query asks of every product is worked out once. */
function once<Value>(work: (product: CatalogueProduct) => Value) {
  const known = new WeakMap<CatalogueProduct, Value>();
  return (product: CatalogueProduct): Value => {
    const value = known.get(product) ?? work(product);
    known.set(product, value);
    return value;
  };
}
const wordsOf = once(({ title }) => new Set([...foldedWords(title), ...documentStems(title)]));
const lettersOf = once(({ title, specs }) =>
  fold([title, ...specs.map(({ value }) => value)].join(' ')).replace(/\s/g, ''),
);

const conditions: Readonly<Record<string, (value: string) => Condition>> = {
  kind: (value) => (product) => value.split(',').includes(product.kind),
  brand: (value) => (product) => product.brandId === value,
  title: (value) => {
    const wanted = value
      .split('+')
      .flatMap(foldedWords)
      .map((word) => [word, stem(word)]);
    return (product) => {
      const words = wordsOf(product);
      return wanted.every((forms) => forms.some((form) => words.has(form)));
    };
  },
  spec: (value) => (product) => lettersOf(product).includes(value),
  min: (value) => (product) => (product.offers[0]?.price ?? 0) >= Number(value),
  max: (value) => (product) => (product.offers[0]?.price ?? Infinity) <= Number(value),
};

/** Reads the judged set: kind of query, query, conditions that a right product meets. */
export function readJudgedQueries(table: string): JudgedQuery[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [type = '', query = '', expected = ''] = line.split('\t');
      if (expected === 'nothing' || expected === 'vague') {
        return { type, query, isRight: () => false, conditions: [], without: expected };
      }
      const all = expected.split(' ').map(condition);
      return {
        type,
        query,
        isRight: (product) => all.every((meets) => meets(product)),
        conditions: all,
      };
    });
}

function condition(text: string): Condition {
  const [name = '', value = ''] = text.split('=');
  if (name.startsWith('attr:')) {
    const attribute = name.slice('attr:'.length);
    const values = value.split(',');
    return ({ attributes }) => attributes[attribute]?.some((one) => values.includes(one)) ?? false;
  }
  const make = conditions[name];
  if (!make) throw new Error(`no such condition: ${text}`);
  return make(value);
}

/** The queries whose first three products hold no right one, and the share of those that do (hit@3). */
export async function hitAt3(
  queries: readonly JudgedQuery[],
  find: (query: string) => Promise<readonly CatalogueProduct[]>,
): Promise<{ readonly share: number; readonly missed: readonly JudgedQuery[] }> {
  const missed: JudgedQuery[] = [];
  for (const judged of queries) {
    const first = (await find(judged.query)).slice(0, 3);
    if (!first.some(judged.isRight)) missed.push(judged);
  }
  return { share: 1 - missed.length / queries.length, missed };
}
