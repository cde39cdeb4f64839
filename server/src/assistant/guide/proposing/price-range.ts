import type { CatalogueProduct } from '../../../catalogue';
import { toldOf } from '../slots/measure';
import type { Budget } from '../slots/slots';

/** A price range in TL; an open end is missing. */
export interface PriceRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly near?: number | undefined;
  /** What such things mostly cost, where nothing was said of money. */
  readonly usual?: number | undefined;
  /** How many nights it is for: a price for four is none for five. */
  readonly nights?: number | undefined;
  /** The budget is for a night of so many people. */
  readonly nightly?: number | undefined;
  /** What packs are compared by: `kg`. */
  readonly unit?: string | undefined;
}

/** What so much of a product costs as packs are compared; undefined where they are not, or it does not tell how much it is. */
export function eachOf(
  { price, product }: { readonly price: number; readonly product: CatalogueProduct },
  { unit }: PriceRange,
): number | undefined {
  const amount = unit === undefined ? undefined : toldOf(product, unit)[0]?.value;
  return amount ? price / amount : undefined;
}

/** What a product costs as its budget is counted. */
export function costOf(
  { price, product }: { readonly price: number; readonly product: CatalogueProduct },
  { nights, nightly }: PriceRange,
): number {
  if (nights === undefined && nightly === undefined) return price;
  const own = toldOf(product, 'gece')[0]?.value;
  return own ? (price * (nightly ?? nights ?? own)) / own : price;
}

/** Two round prices that part a kind's products into cheap, middle and dear thirds. */
export interface Bands {
  readonly low: number;
  readonly high: number;
}

/** The bands of some prices. */
export function bandsOf(prices: readonly number[]): Bands | undefined {
  if (prices.length < 3) return undefined;
  const sorted = [...prices].sort((a, b) => a - b);
  const low = roundUp(sorted[Math.floor(sorted.length / 3)] ?? 0);
  const second = roundUp(sorted[Math.floor((sorted.length * 2) / 3)] ?? 0);
  const high = second > low ? second : roundUp(low + 1);
  return high <= (sorted.at(-1) ?? 0) ? { low, high } : undefined;
}

/** Up to the next 1, 1.2, 1.5, 1.8, 2, 2.5 … of its size: `23.417` → `25.000`. */
export function roundUp(price: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(price, 1)));
  const steps = [1, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10];
  return Math.round((steps.find((step) => step * size >= price) ?? 10) * size);
}

/** What a budget means among these prices. */
export function rangeOf(budget: Budget | undefined, prices: readonly number[]): PriceRange {
  if (!budget) return { usual: [...prices].sort((a, b) => a - b)[Math.floor(prices.length / 2)] };
  if (!budget.level) return { min: budget.min, max: budget.max, near: budget.near };
  const bands = bandsOf(prices.filter((price) => price <= (budget.max ?? Infinity)));
  if (!bands) return budget.max === undefined ? {} : { max: budget.max };
  if (budget.level === 'cheap') return { max: bands.low };
  if (budget.level === 'modest') return { max: bands.high };
  if (budget.level === 'middle') return { min: bands.low, max: bands.high };
  return { min: bands.high };
}

/** Whether a price lies in a range, ends included. */
export const isWithin = (price: number, { min, max }: PriceRange): boolean =>
  price >= (min ?? 0) && price <= (max ?? Infinity);
