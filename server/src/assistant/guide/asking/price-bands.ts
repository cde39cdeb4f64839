import type { GuideProduct } from '../guide-catalogue';
import type { Budget, PriceRange } from '../understanding/wants';

/** Two round prices that part a kind's products into cheap, middle and dear thirds. */
export interface Bands {
  readonly low: number;
  readonly high: number;
}

/** The bands of some products; each third has its share of products. */
export function bandsOf(products: readonly GuideProduct[]): Bands | undefined {
  if (products.length < 3) return undefined;
  const prices = products.map(({ price }) => price).sort((a, b) => a - b);
  const low = roundUp(prices[Math.floor(prices.length / 3)] ?? 0);
  const second = roundUp(prices[Math.floor((prices.length * 2) / 3)] ?? 0);
  const high = second > low ? second : roundUp(low + 1);
  return high <= (prices.at(-1) ?? 0) ? { low, high } : undefined;
}

/** Up to the next 1, 1.2, 1.5, 1.8, 2, 2.5 … of its size: `23.417` → `25.000`. */
export function roundUp(price: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(price, 1)));
  const steps = [1, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10];
  return (steps.find((step) => step * size >= price) ?? 10) * size;
}

/** What a budget means for these products, in TL. */
export function rangeOf(budget: Budget | undefined, products: readonly GuideProduct[]): PriceRange {
  if (budget === undefined || budget === 'any') return {};
  if (typeof budget === 'object') return budget;
  const bands = bandsOf(products);
  if (!bands) return {};
  if (budget === 'cheap') return { max: bands.low };
  if (budget === 'modest') return { max: bands.high };
  if (budget === 'middle') return { min: bands.low, max: bands.high };
  return { min: bands.high };
}

/** Whether a price lies in a range, ends included. */
export const isWithin = (price: number, { min, max }: PriceRange): boolean =>
  price >= (min ?? 0) && price <= (max ?? Infinity);
