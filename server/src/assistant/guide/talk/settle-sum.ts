import {
  isOrdinaryWord,
  readNumbers,
  writtenIn,
  type Found,
  type Reading,
} from '../../../language';
import { isSmall } from '../reading/small';
import type { Slots } from '../slots/slots';

const leastSum = 100;
/** `2018 corolla`; a sum is rounder. */
const isYear = (value: number): boolean => value > 1980 && value < 2031 && value % 50 !== 0;

/** Takes a number that nothing else was read from (`kışlık mont 4000`) for a budget, where the things cost about that. */
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
  return slots;
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
      // What has its currency and was read for no price is none: `500 lira indirim`.
      !one.currency &&
      one.max >= leastSum &&
      !isYear(one.max) &&
      !isOfName(one) &&
      [...taken, ...sizes].every(({ from, to }) => one.to <= from || one.from >= to),
  );
  return free && { said: writtenIn(reading, free), max: free.max };
}
