import { fold } from '@denk/shared/product/text';
import { hardened, readSizes, readWords, smallNumeral } from '../../../language';
import type { Option } from '../proposing/terms';
import { money, roughly } from '../slots/chips';
import { toldOf } from '../slots/measure';
import type { Slots } from '../slots/slots';
import { byPrice, lines, nameOf } from './table';

const asksSum =
  /\b(?:kac(?:a|i)?|ne kadar|toplam\w*|tut(?:ar|uyor|maz)?\w*|eder|fiyat\w*|ode\w*|hepsi\w*|ikisi\w*|maliyet\w*)\b/;
const together =
  /\b(?:toplam\w*|hepsi\w*|ucu\w*|ikisi\w*|birlikte|beraber)\b.*\b(?:kac|ne kadar|tut|eder|fiyat|ode)|\btoplam/;
const difference = /\bfiyat fark|\bfark\w* (?:kac|ne kadar)|\bkac (?:lira|tl|para) fark/;

/**
 * What follows from the prices of products by plain arithmetic: a price for all persons and nights, for several pieces, a
 * sum, a difference. `people` are those that it is for, where that was said, `chosen` what was taken of several kinds. Undefined where nothing of that is asked.
 */
export function reckoned(
  question: string,
  about: readonly Option[],
  people: number | undefined,
  chosen: Slots['chosen'],
): string | undefined {
  const text = fold(question);
  if (together.test(text) && chosen.length > 1)
    return `Seçtikleriniz toplam ${money(chosen.reduce((all, { price }) => all + price, 0))} tutuyor:\n\n${chosen
      .map(({ name, price }) => `• ${name}: ${money(price)}`)
      .join('\n')}`;
  const [first, last] = [byPrice(about)[0], byPrice(about).at(-1)];
  if (!first || !last) return undefined;
  if (difference.test(text) && first !== last)
    return `Arada ${money(last.price - first.price)} var: ${nameOf(first)} ${money(first.price)}, ${nameOf(last)} ${money(last.price)}.`;
  const unit = units.find(({ asked }) => asked.test(text));
  if (unit) return perUnit(unit, about);
  if (!asksSum.test(text)) return undefined;
  const sizes = readSizes(readWords(text));
  const of = (unit: RegExp) => sizes.find((size) => unit.test(size.unit))?.value;
  const [persons = people ?? 1, nights, pieces = allOf(text)] = [
    of(/^kisi/),
    of(/^gece/),
    of(/^adet/),
  ];
  const isEach = first.product.priceNote?.startsWith('kişi başı') === true;
  if (
    isEach &&
    (persons > 1 || nights !== undefined) &&
    /\b(?:toplam|kisi|gece|tut|kaca)/.test(text)
  )
    return lines(byPrice(about), (one) => forNights(one, persons, nights));
  if (pieces > 1)
    return lines(
      byPrice(about),
      ({ price }) => `${money(price)} × ${pieces} = ${money(price * pieces)}`,
    );
  if (!together.test(text) || about.length < 2 || first.product.priceNote !== undefined)
    return undefined;
  const sum = about.reduce((all, { price }) => all + price, 0);
  return `Toplam ${money(sum)} tutuyor:\n\n${lines(about, ({ price }) => money(price))}`;
}

/** What a price may be told by, and how somebody asks for it. */
interface Unit {
  readonly unit: string;
  readonly called: string;
  readonly asked: RegExp;
}

const asking = String.raw`\b.*(?:\bkac|ne kadar|ucuz|hesapli|uygun|gel(?:ir|iyo|en))`;
const units: readonly Unit[] = [
  { unit: 'kg', called: 'kg', asked: new RegExp(`\\bkilo(?:su|sunun|suna)${asking}`) },
  { unit: 'l', called: 'litre', asked: new RegExp(`\\blitre(?:si|sinin|sine)${asking}`) },
  { unit: 'adet', called: 'adet', asked: new RegExp(`\\b(?:tanesi|adedi)(?:nin|ne)?${asking}`) },
];

/** What so much of each product costs, the cheapest first; which of them do not tell how much it is. */
function perUnit({ unit, called }: Unit, about: readonly Option[]): string {
  const told = about
    .map((one) => ({ one, amount: toldOf(one.product, unit)[0]?.value ?? 0 }))
    .filter(({ amount }) => amount > 0);
  const rest = about.filter((one) => told.every((own) => own.one !== one));
  if (told.length === 0)
    return `Pakette kaç ${called} olduğu yazmıyor. Paketin fiyatı:\n\n${lines(about, ({ price }) => money(price))}`;
  const each = new Map(told.map(({ one, amount }) => [one, one.price / amount]));
  const sorted = [...each].sort(([, a], [, b]) => a - b).map(([one]) => one);
  const open = rest.length > 0 ? `\n\n${rest.map(nameOf).join(', ')} için yazmıyor.` : '';
  return `${lines(sorted, (one) => `${called} başına ${roughly(each.get(one) ?? 0)}`)}${open}`;
}

/** `dördü toplam ne tutar`: of more than are shown. */
const allOf = (text: string): number =>
  smallNumeral(hardened(/\b(dord|bes|alti)(?:s[iu]|u|i)(?:n\w*)?\b/.exec(text)?.[1] ?? '')) ?? 1;

/** `kişi başı 8.000 TL × 2 = 16.000 TL (4 gece)`; for other nights than the price is told for about as much a night. */
function forNights(one: Option, people: number, nights: number | undefined): string {
  const own = nightsOf(one);
  const all = one.price * people;
  const sum =
    people > 1
      ? `kişi başı ${money(one.price)} × ${people} = ${money(all)}`
      : `kişi başı ${money(one.price)}`;
  if (own === undefined) return nights === undefined ? sum : `${sum}; kaç gece için, yazmıyor`;
  return nights === undefined || nights === own
    ? `${sum} (${own} gece)`
    : `${sum} (${own} gece); ${nights} gece olursa yaklaşık ${money(Math.round((all / own) * nights))}`;
}

const nightsOf = ({ product }: Option): number | undefined =>
  [product.title, ...product.specs.map(({ value }) => value)]
    .flatMap((text) => readSizes(readWords(text)))
    .find(({ unit }) => unit === 'gece')?.value;
