import { fold } from '@denk/shared/product/text';
import { foldedWords, hardened, readSizes, readWords, smallNumeral } from '../../../language';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';
import { byPrice, lines, nameOf } from './table';

/** What sums are reckoned from. */
interface Till {
  /** The products shown last. */
  readonly listed: readonly Option[];
  /** The lists of other things that were shown before, the newest first. */
  readonly earlier: readonly (readonly Option[])[];
  /** For how many it is, where prices are a person's. */
  readonly people: number | undefined;
}

/** How often a price is paid, or by how many it is shared; what that is called. */
interface Times {
  readonly by: number;
  readonly of: string;
}

const asksPrice =
  /\b(?:kac\w*|ne kadar\w*|fiyat\w*|en ucuz\w*|ucuza|hesapli\w*|para|lira\w*|tl|tut(?:ar\w*|tu\w*|uyor)|eder|maliyet\w*|toplam\w*|ode(?:r|n)\w*|ne olur)\b/;

/**
 * What follows from the prices of products by plain arithmetic: a sum, so many of one, a difference, what a kilo or a piece
 * costs, a price for all persons or months. Undefined where nothing of that is asked, or an amount is not told.
 */
export function reckoned(
  question: string,
  about: readonly Option[],
  till: Till,
): string | undefined {
  const text = fold(question);
  if (!asksPrice.test(text) || about.length === 0) return undefined;
  return (
    perUnit(text, about) ??
    overTime(text, about) ??
    forPersons(text, about, till) ??
    ofEachThing(text, till) ??
    several(text, about) ??
    total(text, about) ??
    difference(text, about)
  );
}

const parts = 'tane|adet|aded|tablet|kapsul|parca|sase|poset';
const unitAsked = new RegExp(
  `\\b(kilo|kg|litre|gram|ml|mililitre|${parts})(?:s?[iu]\\w{0,3}(?= |$)|\\w{0,4} (?:bas[iı]\\w*|fiyat\\w*))`,
);
const pieces = new RegExp(`(\\d+)(?:'?l[iu]\\b| (?:\\p{L}+ ){0,2}(?:${parts})\\w*)`, 'u');

/** What is measured alike, in what its price is told. */
const measures: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Kilosu: { kg: 1, g: 0.001 },
  '100 gramı': { kg: 10, g: 0.01 },
  Litresi: { l: 1, cl: 0.01, ml: 0.001 },
  '100 ml’si': { l: 10, cl: 0.1, ml: 0.01 },
};
const askedAs: Readonly<Record<string, string>> = {
  kilo: 'Kilosu',
  kg: 'Kilosu',
  gram: '100 gramı',
  litre: 'Litresi',
  ml: '100 ml’si',
  mililitre: '100 ml’si',
};

/** How much of a measure a product's name or table says that it holds. */
function amountIn({ product }: Option, measure: string | undefined): number | undefined {
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
  const told = about.map((one) => ({ ...one, each: one.price / (amountIn(one, measure) ?? 0) }));
  const [best, ...others] = [...told].sort((a, b) => a.each - b.each);
  if (!best || best.each === Infinity) return undefined;
  const name = measure ?? 'Tanesi';
  const say = ({ each }: { each: number }) =>
    each === Infinity ? 'miktarı yazmıyor' : `yaklaşık ${money(Math.round(each * 100) / 100)}`;
  if (others.length === 0) return `${nameOf(best)}: ${name.toLocaleLowerCase('tr')} ${say(best)}.`;
  return `${name} en ucuza gelen ${nameOf(best)}.\n\n${lines(told, say)}`;
}

const multiplied = (about: readonly Option[], { by, of }: Times): string =>
  lines(byPrice(about), ({ price }) =>
    `${of} ${money(price)} × ${by} = ${money(price * by)}`.trim(),
  );

const months = /(\d+) ay/;

function overTime(text: string, about: readonly Option[]): string | undefined {
  const note = about[0]?.product.priceNote ?? '';
  const words = foldedWords(text).join(' ');
  if (/taksit/.test(note) && /toplam|geri od/.test(words)) {
    const told = about.flatMap((one) => {
      const term = one.product.specs.map(({ value }) => months.exec(value)?.[1]).find(Boolean);
      return term === undefined ? [] : [{ ...one, term: Number(term) }];
    });
    if (told.length === 0) return undefined;
    return `Örnek taksitlerin toplamı aşağıda; dosya ve sigorta masrafı buna eklenebilir, kesin tutarı banka verir.\n\n${lines(
      told,
      ({ price, term }) => `${term} × ${money(price)} = ${money(price * term)}`,
    )}`;
  }
  const said = /yilli[kg]|yilda|sene(?:lik|de)/.test(words) ? 12 : Number(months.exec(words)?.[1]);
  if (/^aylık/.test(note) && said > 1)
    return `${said} ay için:\n\n${multiplied(about, { by: said, of: '' })}`;
  return /^yıllık/.test(note) && /ayli[kg]|ayda/.test(words)
    ? `Fiyatlar yıllık; aya bölünce:\n\n${lines(about, ({ price }) => `ayda yaklaşık ${money(Math.round(price / 12))}`)}`
    : undefined;
}

function forPersons(text: string, about: readonly Option[], { people }: Till): string | undefined {
  if (!about[0]?.product.priceNote?.startsWith('kişi başı')) return undefined;
  const said = readSizes(readWords(text)).find(({ unit }) => unit === 'kisi')?.value ?? people ?? 1;
  return said > 1
    ? `${said} kişi için:\n\n${multiplied(about, { by: said, of: 'kişi başı' })}`
    : undefined;
}

/** `her birinin en ucuzunu alırsak`: the cheapest of everything that was shown. */
function ofEachThing(text: string, { listed, earlier }: Till): string | undefined {
  if (earlier.length === 0 || !/\bher ?bir\w*|\bhepsi\w*|\btoplam/.test(text)) return undefined;
  if (!/ucuz|toplam/.test(text)) return undefined;
  return summed(
    [listed, ...earlier].flatMap((list) => byPrice(list)[0] ?? []),
    'En ucuzlarıyla',
  );
}

const taken = /\b(iki|uc|dord|bes|alti|yedi|sekiz|on)(?:s?[iu]n[iu]?|[iu])\b/;

/** How many are taken together: 4 of `dördünü`. */
const takenIn = (text: string): number | undefined =>
  smallNumeral(hardened(taken.exec(text)?.[1] ?? ''));

/** `dördünü alsam`, `4 tane`: more of one than were shown. */
function several(text: string, about: readonly Option[]): string | undefined {
  const packs = text.replace(/\b(?:kutu|paket)(?=\w{0,2}\b)/g, 'adet');
  const counted = readSizes(readWords(packs)).find(({ unit }) => unit === 'adet')?.value;
  const by = counted ?? takenIn(text) ?? 0;
  if (by < 2 || by === about.length || (counted === undefined && by < about.length))
    return undefined;
  const [first] = byPrice(about);
  return multiplied(/en ucuz/.test(text) && first ? [first] : about, { by, of: '' });
}

function total(text: string, about: readonly Option[]): string | undefined {
  const all = takenIn(text) === about.length;
  const asks =
    /\btoplam|\bhepsini|\bbirlikte|\bberaber/.test(text) || (all && /\bal|\btut/.test(text));
  return asks && about.length > 1 ? summed(about, 'Toplam') : undefined;
}

const summed = (about: readonly Option[], lead: string): string =>
  `${lead} ${money(about.reduce((sum, { price }) => sum + price, 0))} tutuyor:\n\n${lines(about, ({ price }) => money(price))}`;

function difference(text: string, about: readonly Option[]): string | undefined {
  const isOfPrice = /\bfiyat fark|\bkac (?:lira|tl|para) (?:fark|var)|\bfark\w* (?:kac|ne kadar)/;
  const [first, last] = [byPrice(about)[0], byPrice(about).at(-1)];
  if (!isOfPrice.test(text) || !first || !last || first === last) return undefined;
  return `Arada ${money(last.price - first.price)} var: ${nameOf(first)} ${money(first.price)}, ${nameOf(last)} ${money(last.price)}.`;
}
