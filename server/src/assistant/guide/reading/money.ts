import { writtenIn, type Found, type Reading } from '../../../language';
import type { Changes } from '../slots/change';
import type { Budget, Slots } from '../slots/slots';

const fee = /^(?:ucret|aidat|bedel)\w*$/;
const ofDelivery = /^(?:kargo|iade|teslimat)/;
const together =
  /\b(?:toplam\w*|ikisine|ikisi (?:icin|birlikte|beraber)|hepsine|hepsi (?:icin|birlikte|toplam)|beraber|birlikte|ucune)\b/;
const freed =
  /\b(?:(?:sinir\w*|limit\w*) (?:yok|kalk\w*|kaldir\w*)|butce\w* (?:\w+ )?(?:kaldir\w*|sil\w*|iptal|bosver|bos ver|unut\w*|onemli degil|onemsiz|fark ?etmez|serbest))\b/;

/** What a message says of money; `ofSeveral`: it asks for several things, or for several people where prices are a person's. */
export function readMoney(
  reading: Reading,
  turn: number,
  ofSeveral: boolean,
  { total: known, sharers }: Slots,
): Pick<Changes, 'budget' | 'total' | 'order' | 'freeBudget'> & { readonly at?: Found } {
  const { price, level, words } = reading;
  const folded = words.map(({ text }) => text).join(' ');
  const free = freeOfCharge(reading);
  if (free)
    return { budget: { said: writtenIn(reading, free), turn, max: 0 }, order: 'cheap', at: free };
  if (freed.test(folded)) return { freeBudget: true };
  if (price) {
    const { min, max, near, said } = price;
    const origin = { said: writtenIn(reading, price), turn };
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
    const isOfOne = known !== undefined && sharers.length > 1;
    const isForAll = ofSeveral && !isOfOne && !isByHead(reading);
    return together.test(folded) || isForAll ? { total: budget } : { budget };
  }
  if (!level) return {};
  // `bosch pahalıymış` complains of a price and asks for none.
  if (level.level === 'dear' && /\bpahali(?!s|l| (?:ol|bir|model))/.test(folded)) return {};
  if (level.level === 'any') return { freeBudget: true };
  if (level.order && level.level !== 'modest' && level.level !== 'middle')
    return { order: level.level };
  return { budget: { said: writtenIn(reading, level), turn, level: level.level } };
}

/** `kişi başı 8500`, `400’er`: a sum for each. */
export const isByHead = ({ words }: Reading): boolean =>
  /\b(?:kisi|adam|kafa) bas|\d['’]?s?er\b/.test(words.map(({ text }) => text).join(' '));

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
