import { fold } from '@denk/shared/product/text';
import { hardened, readSizes, readWords, smallNumeral } from '../../../language';
import { eachOf } from '../proposing/price-range';
import type { Option } from '../proposing/terms';
import { money, roughly } from '../slots/chips';
import type { Slots } from '../slots/slots';
import type { Known } from './question';
import { byPrice, lines, nameOf } from './table';

const asksSum =
  /\b(?:kac(?:a|i)?|ne kadar|toplam\w*|tut(?:ar|uyor|maz)?\w*|eder|fiyat\w*|ode\w*|hepsi\w*|ikisi\w*|maliyet\w*)\b/;
const together =
  /\b(?:toplam\w*|hepsi\w*|ucu\w*|ikisi\w*|birlikte|beraber)\b.*\b(?:kac|ne kadar|tut|eder|fiyat|ode|(?:as|gec)(?:ar|er|iyo))|\b(?:kac|ne kadar|tut\w*|eder) (?:hepsi|ucu|ikisi)\b|\btoplam/;
/** Whether a question asks what several things cost together. */
export const asksTogether = (question: string): boolean => together.test(fold(question));
/** `900’ü aşar mı` */
const passes =
  /(\d[\d.]*) ?(bin)? ?(?:tl|lira)?['’]? ?(?:y?[iu])? ?(?:as|gec)(?:ar|er|iyo\w*)\w* m[iu]/;
/** Whether a sum passes what a question names: `Evet, 900 TL sınırını 684 TL aşıyor. `. */
function passing(text: string, sum: number): string {
  const [, digits, thousands] = passes.exec(text) ?? [];
  if (digits === undefined) return '';
  const bound = Number(digits.replaceAll('.', '')) * (thousands ? 1000 : 1);
  if (sum === bound) return `Hayır, tam ${money(bound)} tutuyor. `;
  return sum > bound
    ? `Evet, ${money(bound)} sınırını ${money(sum - bound)} aşıyor. `
    : `Hayır, ${money(bound)} sınırının ${money(bound - sum)} altında kalıyor. `;
}

/**
 * What follows from the prices of products by plain arithmetic: a price for all persons and nights, for several pieces, a
 * sum, a difference. Undefined where nothing of that is asked.
 */
export function reckoned(
  question: string,
  about: readonly Option[],
  isPointing: boolean,
  known: Pick<Known, 'people' | 'pieces' | 'chosen' | 'basket' | 'total'>,
): string | undefined {
  const { people, chosen, basket } = known;
  const text = fold(question);
  if (together.test(text)) {
    const counted = countOf(text);
    const isOf = (some: Slots['chosen']) =>
      some.length > 1 && (counted === undefined || counted === some.length);
    const told = (what: string, some: Slots['chosen']) =>
      `${passing(text, sumOf(some))}${sumTold(what, some, known.total)}`;
    if (isOf(chosen)) return told('Seçtikleriniz', chosen);
    if (isOf(basket) && !isPointing)
      return told(
        chosen.length > 0
          ? 'Seçtiğinizle öteki listenin ilk ürünü'
          : 'Her listenin ilk ürünü alınırsa',
        basket,
      );
  }
  const [first] = about;
  if (!first) return undefined;
  const unit = asking.test(text) ? units.find(({ asked }) => asked.test(text)) : undefined;
  if (unit) return perUnit(unit, about);
  if (!asksSum.test(text)) return undefined;
  if (ofInstalments.test(text) && about.every((one) => monthsOf(one) !== undefined))
    return `${lines(byPrice(about), (one) => `${monthsOf(one) ?? 1} × ${money(one.price)} = ${money(one.price * (monthsOf(one) ?? 1))}`)}\n\nDosya ve sigorta masrafları buna eklenir.`;
  const sizes = readSizes(readWords(text));
  const of = (unit: RegExp) => sizes.find((size) => unit.test(size.unit))?.value;
  const isReturn = /\bgidis\W+(?:ve )?(?:donus|gelis)/.test(text);
  const [persons = us(text) ?? people ?? 1, nights, pieces = allOf(text) ?? known.pieces ?? 1] = [
    of(/^kisi/),
    of(/^gece/),
    of(/^adet/),
  ];
  const isEach = first.product.priceNote?.startsWith('kişi başı') === true;
  if (
    isEach &&
    (persons > 1 || nights !== undefined || isReturn) &&
    // `kaç kişilik` asks for no sum.
    !/\bkac kisi/.test(text) &&
    (isReturn || /\b(?:toplam|kisi|gece|tut|kaca|(?:iki|uc|dord|hep)[iu]?m[iu]z)/.test(text))
  )
    return lines(byPrice(about), (one) => forNights(one, persons, nights, isReturn));
  // `iki tane alsam, ilk ikisi` counts those that it points at.
  if (pieces > 1 && !(isPointing && about.length === pieces))
    return `${about.length === 1 ? passing(text, first.price * pieces) : ''}${timesOf(about, pieces)}`;
  if (!together.test(text) || about.length < 2 || first.product.priceNote !== undefined)
    return undefined;
  const sum = about.reduce((all, { price }) => all + price, 0);
  return `${passing(text, sum)}Toplam ${money(sum)} tutuyor:\n\n${lines(about, ({ price }) => money(price))}`;
}

/** What a price may be told by, and how somebody asks for it. */
interface Unit {
  readonly unit: string;
  readonly called: string;
  readonly asked: RegExp;
}

const asking = /\bkac|ne kadar|ucuz|hesapli|uygun|karli|gel(?:ir|iyo|en)|hangi/;
const units: readonly Unit[] = [
  {
    unit: 'kg',
    called: 'kg',
    asked: /\bkilo(?:su|sunun|suna)\b|\b(?:kilo|kg) (?:bas\w*|fiyat\w*)/,
  },
  { unit: 'l', called: 'litre', asked: /\blitre(?:si|sinin|sine)\b|\blitre (?:bas\w*|fiyat\w*)/ },
  {
    unit: 'adet',
    called: 'adet',
    asked:
      /(?<!\b(?:\d+|iki|uc|dort|bes|alti|sekiz|on) )\b(?:tanesi|adedi)(?:nin|ne)?\b|\b(?:tane|adet) (?:bas\w*|fiyat\w*)/,
  },
];

/** What so much of each product costs, the cheapest first; which of them do not tell how much it is. */
function perUnit({ unit, called }: Unit, about: readonly Option[]): string {
  const each = new Map(
    about.flatMap((one) => {
      const own = eachOf(one, { unit });
      return own === undefined ? [] : [[one, own]];
    }),
  );
  const rest = about.filter((one) => !each.has(one));
  if (each.size === 0)
    return `Pakette kaç ${called} olduğu yazmıyor. Paketin fiyatı:\n\n${lines(about, ({ price }) => money(price))}`;
  const sorted = [...each].sort(([, a], [, b]) => a - b).map(([one]) => one);
  const open = rest.length > 0 ? `\n\n${rest.map(nameOf).join(', ')} için yazmıyor.` : '';
  return `${lines(sorted, (one) => `${called} başına ${roughly(each.get(one) ?? 0)}`)}${open}`;
}

/** What so many of each product cost. */
export const timesOf = (about: readonly Option[], pieces: number): string =>
  lines(byPrice(about), ({ price }) => `${money(price)} × ${pieces} = ${money(price * pieces)}`);

const ofInstalments = /\btoplam|\bgeri od/;
/** For how many months an instalment is paid, where a price is one. */
const monthsOf = ({ product }: Option): number | undefined =>
  product.priceNote?.includes('taksit') === true
    ? product.specs
        .flatMap(({ value }) => readSizes(readWords(value)))
        .find(({ unit }) => unit === 'ay')?.value
    : undefined;

/** What products that were taken cost together, TL. */
export const sumOf = (some: Slots['chosen']): number =>
  some.reduce((all, { price, pieces }) => all + price * pieces, 0);

/** What one that was taken costs: `4 × 2.899 TL = 11.596 TL`. */
export const costOf = ({ price, pieces }: Slots['chosen'][number]): string =>
  pieces > 1 ? `${pieces} × ${money(price)} = ${money(price * pieces)}` : money(price);

/** `Seçtikleriniz toplam 12.000 TL tutuyor`, against what there is to spend. */
function sumTold(what: string, some: Slots['chosen'], total: number | undefined): string {
  const sum = sumOf(some);
  const apart = total === undefined || total === sum ? undefined : total - sum;
  const rest =
    apart === undefined
      ? ''
      : ` Toplam bütçenizin ${money(Math.abs(apart))} ${apart > 0 ? 'altında' : 'üstünde'}.`;
  return `${what} toplam ${money(sum)} tutuyor${rest ? `.${rest}` : ':'}\n\n${some
    .map((one) => `• ${one.name}: ${costOf(one)}`)
    .join('\n')}`;
}

/** `ikimize`: for how many of us. */
const us = (text: string): number | undefined =>
  smallNumeral(hardened(/\b(iki|uc|dord|bes)[iu]?m[iu]z/.exec(text)?.[1] ?? ''));

/** `ikisi toplam`: how many things are meant. */
const countOf = (text: string): number | undefined =>
  smallNumeral(hardened(/\b(iki|uc|dord|bes|alti)(?:s[iu]|u|i)(?:n\w*)?\b/.exec(text)?.[1] ?? ''));

/** `dördü toplam ne tutar`: of more than are shown. */
const allOf = (text: string): number | undefined => {
  const counted = countOf(text);
  return counted !== undefined && counted > mostShown ? counted : undefined;
};
const mostShown = 3;

/** `kişi başı 8.000 TL × 2 = 16.000 TL (4 gece)`; for other nights than the price is told for about as much a night. */
function forNights(
  one: Option,
  people: number,
  nights: number | undefined,
  isReturn: boolean,
): string {
  const own = nightsOf(one);
  const isOneWay = one.product.priceNote?.includes('tek yön') === true;
  const ways = isReturn && isOneWay ? 2 : 1;
  const all = one.price * people * ways;
  const sum = [
    `kişi başı ${money(one.price)}`,
    ...(people > 1 ? [` × ${people}`] : []),
    ...(ways > 1 ? [' × gidiş ve dönüş'] : []),
    ...(people * ways > 1 ? [` = ${money(all)}`] : []),
  ].join('');
  if (isOneWay) return sum;
  if (own === undefined) return nights === undefined ? sum : `${sum}; kaç gece için, yazmıyor`;
  return nights === undefined || nights === own
    ? `${sum} (${own} gece)`
    : `${sum} (${own} gece); ${nights} gece olursa yaklaşık ${money(Math.round((all / own) * nights))}`;
}

const nightsOf = ({ product }: Option): number | undefined =>
  [product.title, ...product.specs.map(({ value }) => value)]
    .flatMap((text) => readSizes(readWords(text)))
    .find(({ unit }) => unit === 'gece')?.value;
