import { asksForCheaper, asksForDearer, asksWhichIsBetter } from './noise-words';
import type { GuideProduct } from '../guide-catalogue';
import type { Budget } from './wants';

/** Cheapest and dearest of some products. */
export function priceSpan(products: readonly GuideProduct[]) {
  if (products.length === 0) return undefined;
  const prices = products.map(({ price }) => price);
  return { min: Math.min(...prices), max: Math.max(...prices) };
}

/** “Daha ucuz”, “daha iyisi”: seen from what was just proposed, before that from the limit that was named. */
export function priceShift(
  folded: string,
  proposed: readonly GuideProduct[],
  budget: Budget | undefined,
): Budget | undefined {
  if (asksWhichIsBetter.test(folded)) return undefined;
  const span = priceSpan(proposed);
  if (asksForCheaper.test(folded)) {
    if (span) return { max: span.min - 1 };
    return typeof budget === 'object' && budget.max !== undefined
      ? { max: Math.round(budget.max * 0.75) }
      : undefined;
  }
  return span && asksForDearer.test(folded) ? { min: span.max } : undefined;
}

/** “Ucuz olsun” does not lift a limit that was named before. */
export function within(spoken: Budget | undefined, before: Budget | undefined): Budget | undefined {
  const isLimited = typeof before === 'object' && before.max !== undefined;
  return isLimited && (spoken === 'cheap' || spoken === 'modest') ? before : spoken;
}
