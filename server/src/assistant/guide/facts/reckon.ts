import { fold } from '@denk/shared/product/text';
import { hardened, readNumbers, readSizes, readWords, smallNumeral } from '../../../language';
import type { Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';
import { byPrice, lines, nameOf } from './table';

/** What sums are reckoned from. */
interface Till {
  /** The products shown last. */
  readonly listed: readonly Judged[];
  /** The lists of other things that were shown before, the newest first. */
  readonly earlier: readonly (readonly Option[])[];
  /** What of all that was shown the visitor took. */
  readonly taken: readonly Option[];
  /** For how many it is, where prices are a person's. */
  readonly people: number | undefined;
}

/** The amounts that a question says, by what they count. */
interface Amounts {
  readonly people: number | undefined;
  readonly nights: number | undefined;
  /** `dördünü`, `4 tane`, `iki kutu`; whether they were counted in pieces. */
  readonly pieces: number | undefined;
  readonly isCounted: boolean;
}

const asksPrice =
  /\b(?:kac\w*|ne kadar(?:d[iu]r|m[iu]s)?(?= *\??$| *, | (?:tut|ol|ed|od|et|fark))|fiyat\w*|ucuz\w*|hesapli\w*|para|lira\w*|tl|tut(?:ar\w*|tu\w*|uyor)|eder|maliyet\w*|toplam\w*|ode(?:r|n)\w*|ne olur)\b/;

/**
 * What follows from the prices of products by plain arithmetic: what a kilo, a piece or a night costs, a price for all
 * persons, nights or pieces, a sum, and whether that is within another, a difference. Undefined where nothing of that is asked, or an amount is not told.
 */
export function reckoned(
  question: string,
  about: readonly Option[],
  till: Till,
): string | undefined {
  const text = fold(question);
  if (about.length === 0) return undefined;
  const within = isWithin(text, about, till);
  if (within !== undefined || !(asksPrice.test(text) || (asksLimit.test(text) && isSum.test(text))))
    return within;
  const amounts = amountsIn(text);
  return (
    perUnit(text, about) ??
    ofLoan(text, about) ??
    ofEachThing(text, till) ??
    multiplied(text, about, { ...amounts, people: amounts.people ?? till.people }) ??
    total(text, about, amounts) ??
    difference(text, about)
  );
}

/** `dördünü alınca`; `onu` is no ten. */
const taken = /\b(?!onu?n?\b)(iki|uc|dord|bes|alti|yedi|sekiz|on)(?:s?[iu]n[iu]?|[iu])\b/;

function amountsIn(text: string): Amounts {
  const sizes = readSizes(readWords(text.replace(/\b(?:kutu|paket)(?=\w{0,2}\b)/g, 'adet')));
  const of = (unit: string) => sizes.find((size) => size.unit === unit)?.value;
  return {
    people: of('kisi'),
    nights: of('gece'),
    pieces: of('adet') ?? smallNumeral(hardened(taken.exec(text)?.[1] ?? '')),
    isCounted: of('adet') !== undefined,
  };
}

const parts = 'tane|adet|aded|tablet|kapsul|parca|sase|poset';
const unitAsked = new RegExp(
  `\\b(kilo|kg|litre|gram|ml|mililitre|gece|${parts})(?:(?:li[gk])?s?[iu]\\w{0,3}(?= |$)|\\w{0,4} (?:bas[iı]\\w*|fiyat\\w*|olarak))`,
);
const pieces = new RegExp(`(\\d+)(?:'?l[iu]\\b| (?:\\p{L}+ ){0,2}(?:${parts})\\w*)`, 'u');

/** What is measured alike, in what its price is told. */
const measures: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Kilosu: { kg: 1, g: 0.001 },
  '100 gramı': { kg: 10, g: 0.01 },
  Litresi: { l: 1, cl: 0.01, ml: 0.001 },
  '100 ml’si': { l: 10, cl: 0.1, ml: 0.01 },
  Gecesi: { gece: 1 },
};
const askedAs: Readonly<Record<string, string>> = {
  kilo: 'Kilosu',
  kg: 'Kilosu',
  gram: '100 gramı',
  litre: 'Litresi',
  ml: '100 ml’si',
  mililitre: '100 ml’si',
  gece: 'Gecesi',
};

/** How much of a measure a product's name or table says that it holds. */
function amountOf({ product }: Option, measure: string | undefined): number | undefined {
  const texts = [product.title, ...product.specs.map(({ value }) => value)];
  if (measure === undefined) {
    const found = texts.map((one) => pieces.exec(fold(one))?.[1]).find(Boolean);
    return found === undefined ? undefined : Number(found);
  }
  const sizes = texts.flatMap((one) => readSizes(readWords(one)));
  const own = measures[measure] ?? {};
  const size = sizes.find(({ unit }) => own[unit] !== undefined);
  return size && size.value * (own[size.unit] ?? 1);
}

function perUnit(text: string, about: readonly Option[]): string | undefined {
  const unit = unitAsked.exec(text)?.[1];
  if (unit === undefined) return undefined;
  const measure = askedAs[unit];
  const told = about.map((one) => ({ ...one, each: one.price / (amountOf(one, measure) ?? 0) }));
  const [best, ...others] = [...told].sort((a, b) => a.each - b.each);
  if (!best || best.each === Infinity) return undefined;
  const name = measure ?? 'Tanesi';
  const say = ({ each }: { each: number }) =>
    each === Infinity ? 'miktarı yazmıyor' : `yaklaşık ${money(Math.round(each * 100) / 100)}`;
  if (others.length === 0) return `${nameOf(best)}: ${name.toLocaleLowerCase('tr')} ${say(best)}.`;
  return `${name} en ucuza gelen ${nameOf(best)}.\n\n${lines(told, say)}`;
}

const noteOf = (about: readonly Option[]): string => about[0]?.product.priceNote ?? '';

/** What is paid back in all, where instalments are told with their number. */
function ofLoan(text: string, about: readonly Option[]): string | undefined {
  if (!/taksit/.test(noteOf(about)) || !/toplam|geri od/.test(text)) return undefined;
  const told = about.flatMap((one) => {
    const [term] = one.product.specs.flatMap(({ value }) => /(\d+) ay/.exec(value)?.[1] ?? []);
    return term === undefined ? [] : [{ ...one, term: Number(term) }];
  });
  if (told.length === 0) return undefined;
  return `Örnek taksitlerin toplamı aşağıda; dosya ve sigorta masrafı buna eklenebilir, kesin tutarı banka verir.\n\n${lines(
    told,
    ({ price, term }) => `${term} × ${money(price)} = ${money(price * term)}`,
  )}`;
}

/** A price for all persons and nights, for more pieces than were shown. */
function multiplied(text: string, about: readonly Option[], amounts: Amounts): string | undefined {
  const { people = 1, nights, pieces = 0, isCounted } = amounts;
  const note = noteOf(about);
  if (note.startsWith('kişi başı') && (people > 1 || nights !== undefined)) {
    const lead = [people > 1 ? `${people} kişi` : '', nights ? `${nights} gece` : ''];
    return `${lead.filter(Boolean).join(', ')} için:\n\n${lines(byPrice(about), (one) => forNights(one, people, nights))}`;
  }
  if (pieces < 2 || pieces === about.length || (!isCounted && pieces < about.length))
    return undefined;
  const [first] = byPrice(about);
  return times(/en ucuz/.test(text) && first ? [first] : byPrice(about), pieces);
}

const times = (about: readonly Option[], by: number): string =>
  lines(about, ({ price }) => `${money(price)} × ${by} = ${money(price * by)}`);

/** `kişi başı 8.000 TL × 2 = 16.000 TL (4 gece)`; for other nights than the price is told for about as much a night. */
function forNights(one: Option, people: number, nights: number | undefined): string {
  const own = amountOf(one, 'Gecesi');
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

/** `toplamı 90 bini geçiyor mu`: of what was chosen of each thing, else of all that are shown. */
function isWithin(text: string, about: readonly Option[], till: Till): string | undefined {
  if (!asksLimit.test(text)) return undefined;
  const isOfAll = /\btoplam|\bhepsi|\buc(?:u|unun)\b|\bikisi/.test(text);
  const of = chosenOfEach(till, text) ?? (isOfAll && about.length > 1 ? about : undefined);
  const [said] = readNumbers(readWords(text));
  if (!said || !of || of.some(({ product }) => product.priceNote)) return undefined;
  // `90'ı` of what costs thousands is 90.000.
  const limit = said.min < leastSum ? said.min * 1000 : said.min;
  const all = sumOf(of);
  const stands =
    all > limit
      ? `${money(limit)} sınırını ${money(all - limit)} geçiyor`
      : `${money(limit)} sınırını geçmiyor, ${money(limit - all)} artıyor`;
  return `${leadOf(of, till, text)}${money(all)}; ${stands}.\n\n${lines(of, ({ price }) => money(price))}`;
}

/** `geçer mi`, `sığıyor mu` */
const asksLimit = /\b(?:gec|as|sig|yet)\w*(?: \w+)? m[iu]\b/;
const isSum = /\d{3}|\bbin/;
const leastSum = 100;

/** `hepsinin toplamı`, where several things were shown. */
function ofEachThing(text: string, till: Till): string | undefined {
  if (!/\btoplam|\b(?:her ?bir|hepsi).*ucuz/.test(text)) return undefined;
  const chosen = chosenOfEach(till, text);
  return chosen && summed(chosen, `${leadOf(chosen, till, text)}${totalOf(chosen)} tutuyor`);
}

/** What is added up, where that is not what is spoken of. */
const leadOf = (chosen: readonly Option[], { taken, earlier }: Till, text: string): string =>
  earlier.length === 0 || chosen.some((one) => taken.includes(one))
    ? 'Toplam '
    : /ucuz/.test(text)
      ? 'En ucuzlarıyla '
      : 'İlk sıradakilerle ';

/** Of each thing what was taken, else the first that was shown; the cheapest where those are meant. */
function chosenOfEach(
  { listed, earlier, taken }: Till,
  text: string,
): readonly Option[] | undefined {
  const lists = [listed, ...earlier].filter(({ length }) => length > 0);
  const kindOf = ([first]: readonly Option[]) => first?.product.kind;
  const newest = lists.filter(
    (list, at) => lists.findIndex((other) => kindOf(other) === kindOf(list)) === at,
  );
  if (newest.length < 2) return undefined;
  return newest.flatMap((list) => {
    const own = taken.find(({ product }) => product.kind === kindOf(list));
    return own ?? (/ucuz/.test(text) ? byPrice(list) : list)[0] ?? [];
  });
}

function total(text: string, about: readonly Option[], { pieces }: Amounts): string | undefined {
  const asks =
    /\btoplam|\bhepsini|\bbirlikte|\bberaber/.test(text) ||
    (pieces === about.length && /\bal|\btut/.test(text));
  return asks && about.length > 1 ? summed(about, `Toplam ${totalOf(about)} tutuyor`) : undefined;
}

const sumOf = (about: readonly Option[]): number =>
  about.reduce((sum, { price }) => sum + price, 0);
const totalOf = (about: readonly Option[]): string => money(sumOf(about));

const summed = (about: readonly Option[], said: string): string =>
  `${said}:\n\n${lines(about, ({ price }) => money(price))}`;

function difference(text: string, about: readonly Option[]): string | undefined {
  const isOfPrice = /\bfiyat fark|\bkac (?:lira|tl|para) (?:fark|var)|\bfark\w* (?:kac|ne kadar)/;
  const [first, last] = [byPrice(about)[0], byPrice(about).at(-1)];
  if (!isOfPrice.test(text) || !first || !last || first === last) return undefined;
  return `Arada ${money(last.price - first.price)} var: ${nameOf(first)} ${money(first.price)}, ${nameOf(last)} ${money(last.price)}.`;
}
