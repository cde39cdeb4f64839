import { hardened, smallNumeral, writtenIn, type Found, type Reading } from '../../../language';
import type { Changes } from '../slots/change';
import type { Budget, Slots } from '../slots/slots';

const fee = /^(?:ucret|aidat|bedel)\w*$/;
const ofDelivery = /^(?:kargo|iade|teslimat)/;
const together =
  /\b(?:toplam\w*|ikisine|ikisi (?:icin|birlikte|beraber)|hepsine|hepsi (?:icin|birlikte|toplam)|beraber|birlikte|ucune|(?:iki|uc|dord|bes|hep)[iu]?m[iu]z\w*)\b/;
/** Whether a sum is said of several things or people together; folded. */
export const ofSeveral = (text: string): boolean => together.test(text);
/** `dördüne`, `ikisine`, `4 tanesine`, `4 tane 16 bin`, `2 tane alacağım toplam 4 bin`: for how many together. */
const piecesIn = ({ words, sizes, price }: Reading, isTogether: boolean): number | undefined => {
  const folded = words.map(({ text }) => text).join(' ');
  const [, counted = ''] =
    /\b(iki|uc|dord|bes|alti)(?:sine|une|ine)\b/.exec(folded) ??
    (isTogether ? /\b(iki|uc|dord|bes|alti)(?:s[iu]|u)\b/.exec(folded) : undefined) ??
    /\b(\d|iki|uc|dort|bes|alti) tane(?:si)?(?:n?e| icin)\b/.exec(folded) ??
    [];
  const all = sizes.find(
    ({ unit, to, from }) =>
      unit === 'adet' && (isTogether || to === price?.from || from === price?.to),
  );
  const isOfEach = /\b(?:tane|aded)(?:[iu]|si)\b/.test(folded);
  return Number(counted) || smallNumeral(hardened(counted)) || (isOfEach ? undefined : all?.value);
};

const worth =
  /\ben (?:hesapli|ekonomik)|\b(?:kilo|litre|gram)\p{L}*(?: fiyat\p{L}*)? (?:en )?(?:hesapli|ucuz|uygun|ekonomik)/u;

/** `ama biraz esnerim`, `biraz üstü de olur`: what lies a little above is near enough, too. */
const stretches =
  /\besne(?:r|y|t|k)\w*|\b(?:biraz|azicik|az) (?:ust|asa|as[ai]r|gec)\w*|\barti eksi\b/;
const aLittle = 1.15;

/** `gecelik değil toplam 20 bin` */
const notEach = /\b(?:gecelik|gunluk|haftalik|aylik|yillik|kisi basi(?:na)?) degil\b/;

/** What a message says of money; of several things a sum is for all, where it is said with them, until one for each is. */
export function readMoney(
  reading: Reading,
  turn: number,
  { total: known, budget: before, sharers }: Slots,
  isOfAll: boolean,
): Pick<Changes, 'budget' | 'total' | 'order' | 'freeBudget'> & { readonly at?: Found } {
  const { price, level, words } = reading;
  const folded = words.map(({ text }) => text).join(' ');
  const free = freeOfCharge(reading);
  if (free)
    return { budget: { said: writtenIn(reading, free), turn, max: 0 }, order: 'cheap', at: free };
  if (price) {
    const { min, max, near, said } = price;
    const isTogether = together.test(folded);
    const pieces = sharers.length < 2 ? piecesIn(reading, isTogether) : undefined;
    const per = notEach.test(folded) ? undefined : reading.per;
    const unit: Budget['per'] = per ?? (isTogether ? 'all' : undefined);
    const origin = {
      said: writtenIn(reading, price),
      turn,
      ...(unit && { per: unit }),
      ...(pieces !== undefined && { pieces }),
    };
    // A bare sum is what somebody has; `civarı` is what it may be near to.
    const budget: Budget =
      said === 'sum' && near !== undefined
        ? { ...origin, ...upTo(near, folded) }
        : {
            ...origin,
            ...(min !== undefined && { min }),
            ...(max !== undefined && { max }),
            ...(near !== undefined && { near }),
            ...(max !== undefined && min === undefined && upTo(max, folded)),
          };
    return sharers.length > 1 && (isTogether || (isOfAll && known === undefined && !before))
      ? { total: budget }
      : { budget };
  }
  if (!level) return {};
  // `en hesaplısı`, `kilosu ucuz olan`: by what one gets for it.
  if (level.level === 'cheap' && worth.test(folded)) return { order: 'worth' };
  // `bosch pahalıymış` complains of a price and asks for none.
  if (level.level === 'dear' && /\bpahali(?!s|l| (?:ol|bir|model))/.test(folded)) return {};
  if (level.level === 'any') return { freeBudget: true };
  if (level.order && level.level !== 'modest' && level.level !== 'middle')
    return { order: level.level };
  return { budget: { said: writtenIn(reading, level), turn, level: level.level } };
}

const upTo = (sum: number, said: string): Pick<Budget, 'max' | 'near'> =>
  stretches.test(said) ? { near: sum, max: Math.round(sum * aLittle) } : { max: sum };

/** `yıllık ücreti olmasın`, `aidatsız`; a free delivery or return is another matter. */
export const freeOfCharge = ({ refusals, words }: Reading): Found | undefined =>
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
