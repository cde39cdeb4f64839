import { bandsOf } from '../proposing/price-range';
import type { Budget, Slots } from '../slots/slots';

/** `40`, `10-15`: a small number with no word of what it counts. */
const bare = /^\D*\d{1,3}(?:\s*[-–]\s*\d{1,3})?\D*$/;
const counted = /bin|tl|lira|₺|\dk\b|\bk\b|milyon|\dm\b/i;

/**
 * Settles sums once it is known what the things cost: `40` for a holiday is forty thousand, and a number that nothing
 * else was read from (`kışlık mont 4000`) is a budget where the things cost about that.
 */
export function settleSum(
  slots: Slots,
  loose: Budget | undefined,
  prices: readonly number[],
): Slots {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const sum = loose?.max;
  const known = slots.budget ?? slots.total;
  // `neyse kulaklık olsun 2500`: the newer number is what there is to spend.
  if (loose && sum !== undefined && (!known || known.turn < loose.turn)) {
    const isLikely = sum >= least * 0.4 && sum <= most * 2;
    if (isLikely) return { ...slots, budget: loose, total: undefined };
    if (!known) return slots;
  }
  const { budget } = slots;
  const said = budget?.max ?? budget?.min;
  if (!budget || said === undefined || !bandsOf(prices)) return slots;
  const isShort = bare.test(budget.said) && !counted.test(budget.said) && said < least * 0.5;
  const fits = said * 1000 >= least * 0.6 && said * 1000 <= most * 3;
  return isShort && fits ? { ...slots, budget: inThousands(budget) } : slots;
}

const inThousands = ({ min, max, near, ...budget }: Budget): Budget => ({
  ...budget,
  ...(min !== undefined && { min: min * 1000 }),
  ...(max !== undefined && { max: max * 1000 }),
  ...(near !== undefined && { near: near * 1000 }),
});
