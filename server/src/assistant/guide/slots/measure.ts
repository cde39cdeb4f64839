import { type Bound, type CatalogueProduct, rangeOf } from '../../../catalogue';
import {
  type Found,
  isRoot,
  isVerb,
  nounRests,
  read,
  type Reading,
  remembering,
  type Size,
  writtenIn,
} from '../../../language';
import type { Wish } from './slots';

/** A quantity that a product's text shall have: exactly, at least or at most so much of a unit. */
export interface Measure {
  readonly value: number;
  /** The lower of two between which it lies: `24 36 ay`. */
  readonly least?: number;
  readonly unit: string;
  readonly bound: Bound;
  /** Another that will do, too: `100 ml`, then `50 ml de olur`. */
  readonly or?: Measure;
}

/** What is counted round the thing and is nothing of it. */
const circumstance = /^(?:kisi|kisilik|adet|cocuk|k)$/;
/** What may be counted round it, too, where products do not tell it: how long, how far, how large a home. */
const alsoRound = /^(?:yas|saat|dakika|gun|gece|hafta|ay|oda|km|m2)$/;
/** What says of a quantity that it is a bound. */
const bounding =
  /^(?:ve|daha|model|yil\w*|buyuk|fazla|uzun|kisa|genis|yuksek|yukari|uzer\w*|ust\w*|kucuk|dusuk|az|asagi|alt\w*|sonra\w*|hafif|agir|once\w*|eski\w*|gecme\w*|asma\w*|olm(?:asin|az|ayan)|[dt][ae]n)$/;

/** The wish for a quantity that no attribute of the kind has, and where it stands: `20000 mAh`, `44 dB altı`. */
export function measureIn(
  { from, to, value, least, unit }: Size,
  bound: Bound,
  reading: Reading,
  {
    turn,
    isTold,
  }: { readonly turn: number; readonly isTold: (unit: string, like?: number) => boolean },
): { readonly wish: Wish; readonly at: Found } | undefined {
  const { words } = reading;
  const isWanted = /^(?:ol(?:an|s|m)|isti)/.test(words[to]?.text ?? '');
  // `82 kiloyum`, said for shoes, is no weight of theirs, nor is `110 kiloyum` one of what tells none.
  const isOfBody =
    unit === 'kg' &&
    !isTold(unit, value) &&
    (isTold(unit) || /y[uü][mz]$/u.test(writtenIn(reading, { from, to })));
  // `haftada 3 gün`
  const isRate = /^(?:gunde|haftada|ayda|yilda)$/.test(words[from - 1]?.text ?? '');
  if (
    value === 0 ||
    (value < 2 && value >= 1 && !isWanted && !/\d/.test(writtenIn(reading, { from, to }))) ||
    circumstance.test(unit) ||
    isOfBody ||
    // `12 kilo köpeğim var` tells of what somebody has.
    (!isWanted && isHad(words[to]?.text ?? '', words[to + 1]?.text ?? '')) ||
    // … and so does `köpeğim var 12 kilo`.
    (!isWanted && isHad(words[from - 2]?.text ?? '', words[from - 1]?.text ?? '')) ||
    // … or `bileğim 18 cm`.
    (!isWanted && isOwn(words[from - 1]?.text ?? '')) ||
    (alsoRound.test(unit) && !isWanted && !isTold(unit))
  )
    return undefined;
  const isBefore = /^en$/.test(words[from - 2]?.text ?? '') && bound !== 'exact';
  const end = endOfBound({ to }, bound, reading);
  const at = { from: isBefore ? from - 2 : isRate ? from - 1 : from, to: end };
  // `3 geceliğine`, `24 36 ay`
  const label = writtenIn(reading, at)
    .replace(/l[iı]ğ[iı]n[ea]$/u, '')
    .replace(/(?<=\d) (?=\d)/u, '–');
  return {
    wish: {
      label,
      anyOf: [],
      measure: { value, unit, bound, ...(least !== undefined && { least }) },
      said: label,
      turn,
    },
    at,
  };
}

const mostTimes = 10;

/** Whether two quantities may be of one thing. */
export const isComparable = (one: number, other: number): boolean =>
  Math.max(one, other) <= Math.min(one, other) * mostTimes;

/** `köpeğim var`, `alanımız` */
const isHad = (word: string, next: string): boolean =>
  /[iu]m(?:[iu]z)?$/.test(word) &&
  !isVerb(word) &&
  (next === 'var' || (!isRoot(word) && nounRests(word).length > 0));

/** `odam`, `köpeğim`; `hacim` is nobody's. */
const isOwn = (word: string): boolean => isHad(word, '') || /\p{L}{2}[aeiu]g[iu]m$/u.test(word);

/** Where ends what is said of a quantity: after `olmasın` of `50 dakikadan uzun olmasın`. */
export function endOfBound({ to }: Pick<Found, 'to'>, bound: Bound, { words }: Reading): number {
  let end = to;
  while (bound !== 'exact' && bounding.test(words[end]?.text ?? '')) end += 1;
  return end;
}

/** Years without a word of what they are: `2022 ve üstü`. */
export const yearsIn = ({ words, sizes, money }: Reading): readonly Size[] =>
  words.flatMap(({ number }, at) => {
    const isFree = !money.has(at) && !sizes.some(({ from, to }) => at >= from && at < to);
    const isYear = number && !number.grouped && number.value > 1980 && number.value < 2031;
    const isBound =
      /^(?:[dt][ae]n|ve|ust\w*|uzer\w*|sonra\w*|yeni\w*|once\w*|alt\w*|eski\w*)$/.test(
        words[at + 1]?.text ?? '',
      );
    return isYear && isFree && isBound
      ? [{ value: number.value, unit: 'yil', from: at, to: at + 1 }]
      : [];
  });

/** A quantity as a product's text tells it, from the least to the most of it. */
interface Told {
  readonly text: string;
  readonly value: number;
  readonly least: number;
}

/** The part of a product's text that tells a quantity of a unit, and how much. */
export const toldOf = (
  { title, specs }: Pick<CatalogueProduct, 'title' | 'specs'>,
  unit: string,
): readonly Told[] => [
  ...specs.flatMap(({ name, value }) => {
    const isYear = unit === 'yil' && /yılı?$/i.test(name) && /^\d{4}$/.test(value);
    const year = Number(value);
    return isYear ? [{ text: value, value: year, least: year }] : inText(value, unit);
  }),
  ...inText(title, unit).map((one) => ({ ...one, text: '' })),
];

const inText = (all: string, unit: string): readonly Told[] =>
  all.split(', ').flatMap((text) =>
    sizesIn(text).flatMap((size) => {
      const times = size.unit === unit ? 1 : thousands[unit] === size.unit ? 1 / 1000 : 0;
      const least = (size.least ?? size.value) * times;
      return times > 0 ? [{ text, value: size.value * times, least }] : [];
    }),
  );

const mostTexts = 20_000;
const sizesIn = remembering(mostTexts, (text: string) => read(text).sizes);

const thousands: Readonly<Record<string, string>> = { kg: 'g', l: 'ml', tb: 'gb', km: 'm' };

/** Whether two units count the same, one perhaps a thousand of the other. */
export const isSameUnit = (one: string, other: string): boolean =>
  one === other || thousands[one] === other || thousands[other] === one;

/** How near a product comes to a quantity, 0–1. */
export const nearTo = (
  product: Pick<CatalogueProduct, 'title' | 'specs'>,
  { value, unit, or }: Measure,
): number =>
  Math.max(
    or ? nearTo(product, or) : 0,
    ...toldOf(product, unit).map((one) => Math.min(one.value, value) / Math.max(one.value, value)),
  );

/** Of what one has more of nobody misses what was asked: 90 m² for 85. */
const holding = /^(?:m2|kg|l|mah|btu|w|mbps)$/;
const aLittleMore = 1.15;

/** Whether so much lies in what a text tells (`3–6 kg`), or nearly fills it. */
function isAbout(own: Told, { value, least = value, unit }: Measure) {
  const range = /\d\s?[–-]\s?\d|kadar|üzeri|üst/u.test(own.text) ? rangeOf(own.text) : undefined;
  return (
    (own.value >= least && own.least <= value) ||
    (range?.unit === unit && value >= range.min && value <= range.max) ||
    (holding.test(unit) && own.value > value && own.value <= value * aLittleMore)
  );
}

/** Whether a product's name or facts tell such a quantity; undefined where they tell none of that unit. */
export function hasMeasure(
  product: Pick<CatalogueProduct, 'title' | 'specs'>,
  measure: Measure,
): boolean | undefined {
  const { value, least = value, unit, bound, or } = measure;
  if (or && hasMeasure(product, or) === true) return true;
  const own = toldOf(product, unit);
  if (own.length === 0) return undefined;
  const fits: Readonly<Record<Bound, (one: Told) => boolean>> = {
    exact: (one) => isAbout(one, measure),
    least: (one) => one.value > least,
    atLeast: (one) => one.value >= least,
    most: (one) => one.least < value,
    atMost: (one) => one.least <= value,
  };
  return own.some(fits[bound]);
}
