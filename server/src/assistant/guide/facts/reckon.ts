import { fold } from '@denk/shared/product/text';
import { hardened, readSizes, readWords, smallNumeral } from '../../../language';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';
import { byPrice, lines, nameOf } from './table';

const asksSum =
  /\b(?:kac(?:a|i)?|ne kadar|toplam\w*|tut(?:ar|uyor|maz)?\w*|eder|fiyat\w*|ode\w*|hepsi\w*|ikisi\w*|maliyet\w*)\b/;
const together =
  /\b(?:toplam\w*|hepsi\w*|ucu\w*|ikisi\w*|birlikte|beraber)\b.*\b(?:kac|ne kadar|tut|eder|fiyat|ode)|\btoplam/;
const difference = /\bfiyat fark|\bfark\w* (?:kac|ne kadar)|\bkac (?:lira|tl|para) fark/;

/**
 * What follows from the prices of products by plain arithmetic: a price for all persons and nights, for several pieces, a
 * sum, a difference. `people` are those that it is for, where that was said. Undefined where nothing of that is asked.
 */
export function reckoned(
  question: string,
  about: readonly Option[],
  people: number | undefined,
): string | undefined {
  const text = fold(question);
  const [first, last] = [byPrice(about)[0], byPrice(about).at(-1)];
  if (!first || !last) return undefined;
  if (difference.test(text) && first !== last)
    return `Arada ${money(last.price - first.price)} var: ${nameOf(first)} ${money(first.price)}, ${nameOf(last)} ${money(last.price)}.`;
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
