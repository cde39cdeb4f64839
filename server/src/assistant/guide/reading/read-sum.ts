import { readNumbers, writtenIn, type Found, type Reading } from '../../../language';
import type { Changes } from '../slots/change-slots';
import type { Budget } from '../slots/slots';

const fee = /^(?:ucret|aidat|bedel)\w*$/;
const ofDelivery = /^(?:kargo|iade|teslimat)/;

/** Whether a word is what is paid beside a price: `aidatı`. */
export const isFee = (word: string): boolean => fee.test(word);

const together =
  /\b(?:toplam\w*|ikisine|ikisi (?:icin|birlikte|beraber)|hepsine|hepsi (?:icin|birlikte|toplam)|beraber|birlikte|ucune)\b/;
const onlyFair = /^\W*(?:en )?(?:uygun|hesapli)(?:u|undan)?(?: olsun| bir sey| fiyatli)*\W*$/;

const freed =
  /\b(?:(?:sinir\w*|limit\w*) (?:yok|kalk\w*|kaldir\w*)|butce\w* (?:\w+ )?(?:kaldir\w*|sil\w*|iptal|bosver|bos ver|unut\w*|onemli degil|onemsiz|fark ?etmez|serbest))\b/;

/** Whether a limit is taken back: `5 bin bütçeyi kaldır`, `bütçe sınırım yok`. */
export const freesBudget = (folded: string): boolean => freed.test(folded);

/** What a message says of money, but for what a kind without prices makes of it; `folded` is the message. */
export function readSum(
  reading: Reading,
  folded: string,
  turn: number,
  {
    ofSeveral,
    ofPeople,
    hasPrices,
  }: {
    readonly ofSeveral: boolean;
    /** Whether it says for how many people it is. */
    readonly ofPeople: boolean;
    readonly hasPrices: boolean;
  },
): Changes {
  const { price, level } = reading;
  const free = freeOfCharge(reading);
  if (free) return { budget: { said: writtenIn(reading, free), turn, max: 0 }, order: 'cheap' };
  if (!hasPrices) return {};
  if (freesBudget(folded)) return { freeBudget: true };
  if (price) {
    const { min, max, near, said, from, to } = price;
    const origin = { said: writtenIn(reading, { from, to }), turn };
    // A bare sum is what somebody has; `civarı` is what it may be near to.
    const budget: Budget =
      said === 'sum' && near !== undefined
        ? { ...origin, max: near }
        : {
            ...origin,
            ...(min !== undefined && { min }),
            ...(max !== undefined && { max }),
            ...(near !== undefined && { near }),
          };
    // `60 bin, iki kişi`: what there is for all of them, unless it says `kişi başı` or `20’şer`.
    const isForAll = ofPeople && !/\bkisi basi|\d['’]?s?er\b/.test(folded);
    return together.test(folded) || ofSeveral || isForAll ? { total: budget } : { budget };
  }
  // `bosch pahalıymış` complains of a price and asks for none.
  if (level?.level === 'dear' && /\bpahali(?!s|l| (?:ol|bir|model))/.test(folded)) return {};
  if (!level)
    return onlyFair.test(folded) ? { budget: { said: 'uygun', turn, level: 'cheap' } } : {};
  if (level.level === 'any') return { freeBudget: true };
  if (level.order && (level.level === 'cheap' || level.level === 'dear'))
    return { order: level.level };
  return { budget: { said: writtenIn(reading, level), turn, level: level.level } };
}

/** `yıllık ücreti olmasın`, `aidatsız`; a free delivery or return is another matter. */
const freeOfCharge = ({ refusals, words }: Reading): Found | undefined =>
  refusals.find(
    ({ items, lacks, kind, from }) =>
      kind !== 'indifferent' &&
      ((fee.test(lacks ?? '') && !ofDelivery.test(words[from - 1]?.text ?? '')) ||
        items.some(
          ({ from: first, to }) =>
            words.slice(first, to).some(({ text }) => fee.test(text)) &&
            !ofDelivery.test(words[to - 2]?.text ?? ''),
        )),
  );

const leastSum = 100;
/** `2018 corolla`; a sum is rounder. */
const isYear = (value: number): boolean => value > 1980 && value < 2031 && value % 50 !== 0;

/** A number that nothing else was read from: a sum, if the things cost about that (`kışlık mont 4000`). */
export function looseNumber(
  reading: Reading,
  taken: readonly Found[],
  turn: number,
): Budget | undefined {
  const { words, sizes } = reading;
  const free = readNumbers(words).find(
    (one) =>
      one.factor === 1 &&
      !one.inWords &&
      one.max >= leastSum &&
      !isYear(one.max) &&
      [...taken, ...sizes].every(({ from, to }) => one.to <= from || one.from >= to),
  );
  return free && { said: writtenIn(reading, free), turn, max: free.max };
}
