import type { CatalogueProduct } from '../../../catalogue';
import { stemmed } from '../../../language';

/** In which row of its table a product shall be ahead, and from where on it is: `hafif` is a `Ağırlık` of at most 1,3 kg. */
export interface Figure {
  readonly row: string;
  readonly end: 'most' | 'least';
  /** The amount that still will do (`amountOf`). */
  readonly limit: number;
  /** Said beside others: `daha hafif`. */
  readonly isMore: boolean;
}

/** What a product's table says in a row. */
export const inRowOf = (
  { specs }: Pick<CatalogueProduct, 'specs'>,
  row: string,
): string | undefined => specs.find(({ name }) => name === row)?.value;

/** Whether a product's table has a row that some words call, whatever their ends: `ağırlıkları`. */
export function hasRow({ specs }: Pick<CatalogueProduct, 'specs'>, said: string): boolean {
  const own = stemmed(said);
  return specs.some(({ name }) => stemmed(name) === own);
}

/** Whether a product is as far ahead as that; undefined where its table does not tell. */
export function hasFigure(
  product: Pick<CatalogueProduct, 'specs'>,
  { row, end, limit }: Figure,
): boolean | undefined {
  const own = amountOf(inRowOf(product, row) ?? '');
  if (own === undefined) return undefined;
  return end === 'most' ? own >= limit : own <= limit;
}

/** How much of it a product has, 0–1: the further ahead, the more; what is ahead of the shown has all. */
export function shareOfFigure(
  product: Pick<CatalogueProduct, 'specs'>,
  { row, end, limit, isMore }: Figure,
): number {
  const own = amountOf(inRowOf(product, row) ?? '');
  if (own === undefined) return 0;
  const ratio = end === 'most' ? own / limit : limit / own;
  if (ratio < 1) return ratio * nearly;
  // Who wants it lighter than the shown did not ask for the lightest.
  return isMore ? 1 : Math.min(1, nearly + (1 - nearly) * (ratio - 1));
}
const nearly = 0.7;

const lead = /^(?:Toplam|Yaklaşık|En (?:az|çok|düşük|yüksek|fazla)) /;

/** `5.110 mAh` → 5110, `6,7 inç` → 6.7, `Toplam 20 kg` → 20, `1 sa 30 dk` → 90, `A++` → 8 (less is better); of `Exynos 1380` nothing. */
export function figureOf(value: string): number | undefined {
  const [, hours, minutes = '0'] = /^(\d+) sa(?: (\d+) dk)?$/.exec(value) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const [, letter, plus = ''] = /^([A-G])(\+*)$/.exec(value) ?? [];
  if (letter !== undefined) return (letter.charCodeAt(0) - 64) * 10 - plus.length;
  const found = /^\d+(?:\.\d{3})*(?:,\d+)?/.exec(value.replace(lead, ''))?.[0];
  return found === undefined ? undefined : Number(found.replace(/\./g, '').replace(',', '.'));
}

/** A figure as it is compared with others of its kind: 1 TB is more than 512 GB. */
export function amountOf(value: string): number | undefined {
  const figure = figureOf(value);
  return figure !== undefined && /^[\d.,]+ (?:TB|kg|L|kW)(?!\p{L})/u.test(value.replace(lead, ''))
    ? figure * 1000
    : figure;
}
