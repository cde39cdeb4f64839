import type { KeptProduct } from '@denk/shared/page/store';
import { formatNumber } from '@denk/shared/product/text';

/** One line of the side-by-side view: a fact and its value for every product, `—` where it is not known. */
export interface ComparisonRow {
  readonly label: string;
  readonly values: readonly string[];
  /** Whether the products differ in it. */
  readonly differs: boolean;
}

export const unknownValue = '—';

/** Price, rating and sellers first, then every fact that any of the products has; facts that all share come last. */
export function comparisonRows(items: readonly KeptProduct[]): ComparisonRow[] {
  const labels = [...new Set(items.flatMap(({ facts }) => Object.keys(facts)))];
  const facts = labels.map((label) => row(label, items, ({ facts: own }) => own[label]));
  return [
    row('Fiyat', items, priceText),
    row('Puan', items, ({ rating }) =>
      rating === undefined ? undefined : formatNumber(rating, 1),
    ),
    row('En uygun satıcı', items, ({ offers }) => offers[0]?.seller),
    row('Satıcı sayısı', items, ({ offers }) => String(offers.length)),
    row('Marka', items, ({ brand }) => brand),
    ...facts.filter(({ differs }) => differs),
    ...facts.filter(({ differs }) => !differs),
  ].filter(({ values }) => values.some((value) => value !== unknownValue));
}

function priceText({ offers, priceNote }: KeptProduct): string | undefined {
  const text = offers[0]?.price?.text;
  return text && priceNote ? `${text} (${priceNote})` : text;
}

function row(
  label: string,
  items: readonly KeptProduct[],
  read: (item: KeptProduct) => string | undefined,
): ComparisonRow {
  const values = items.map((item) => read(item)?.trim() || unknownValue);
  return { label, values, differs: new Set(values).size > 1 };
}
