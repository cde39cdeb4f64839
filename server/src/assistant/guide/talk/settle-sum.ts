import {
  isOrdinaryWord,
  readNumbers,
  writtenIn,
  type Found,
  type Reading,
} from '../../../language';
import { bandsOf } from '../proposing/price-range';
import { isSmall } from '../reading/names';
import type { Budget, Slots } from '../slots/slots';

/** `40`, `10-15`: a small number with no word of what it counts. */
const bare = /^\D*\d{1,3}(?:\s*[-–]\s*\d{1,3})?\D*$/;
const counted = /bin|tl|lira|₺|\dk\b|\bk\b|milyon|\dm\b/i;
const leastSum = 100;
/** `2018 corolla`; a sum is rounder. */
const isYear = (value: number): boolean => value > 1980 && value < 2031 && value % 50 !== 0;

/**
 * Settles sums once it is known what the things cost: `40` for a holiday is forty thousand, and a number that nothing
 * else was read from (`kışlık mont 4000`) is a budget where the things cost about that.
 */
export function settleSum(
  slots: Slots,
  reading: Reading,
  taken: readonly Found[],
  prices: readonly number[],
  turn: number,
): Slots {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const loose = reading.price ? undefined : looseNumber(reading, taken);
  const known = slots.budget ?? slots.total;
  if (loose && (!known || known.turn < turn) && loose.max >= least * 0.4 && loose.max <= most * 2)
    return {
      ...slots,
      budget: { ...loose, turn, ...(reading.per && { per: reading.per }) },
      total: undefined,
    };
  const { budget } = slots;
  const said = budget?.max ?? budget?.min;
  if (!budget || said === undefined || !bandsOf(prices)) return slots;
  const isShort = bare.test(budget.said) && !counted.test(budget.said) && said < least * 0.5;
  const fits = said * 1000 >= least * 0.6 && said * 1000 <= most * 3;
  return isShort && fits ? { ...slots, budget: inThousands(budget) } : slots;
}

/** A number that nothing else was read from. */
function looseNumber(reading: Reading, taken: readonly Found[]) {
  const { words, sizes } = reading;
  // `rtx 4060`: behind a word that is not Turkish it is a part of a name; a sum is rounder.
  const isOfName = ({ from, max }: { readonly from: number; readonly max: number }) => {
    const { text = '' } = words[from - 1] ?? {};
    return /^[a-z]{2,}$/.test(text) && max % 100 !== 0 && !isOrdinaryWord(text) && !isSmall(text);
  };
  const free = readNumbers(words).find(
    (one) =>
      one.factor === 1 &&
      !one.inWords &&
      one.max >= leastSum &&
      !isYear(one.max) &&
      !isOfName(one) &&
      [...taken, ...sizes].every(({ from, to }) => one.to <= from || one.from >= to),
  );
  return free && { said: writtenIn(reading, free), max: free.max };
}

const inThousands = ({ min, max, near, ...budget }: Budget): Budget => ({
  ...budget,
  ...(min !== undefined && { min: min * 1000 }),
  ...(max !== undefined && { max: max * 1000 }),
  ...(near !== undefined && { near: near * 1000 }),
});
