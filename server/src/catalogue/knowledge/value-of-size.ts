import { fold } from '@denk/shared/product/text';
import {
  foldedWords,
  onceFor,
  readSizes,
  readWords,
  type Reading,
  type Size,
} from '../../language';
import type { Attribute } from './attribute';
import type { Kind } from './kind';

/** A value of an attribute: `usage_purpose` = `gaming`. */
export interface AttributeValue {
  readonly attribute: string;
  readonly value: string;
}

/** The value that a meaning of the knowledge's books names: `attribute=value`. */
export const valueCalled = (meaning: string): AttributeValue => {
  const at = meaning.indexOf('=');
  return { attribute: meaning.slice(0, at), value: meaning.slice(at + 1) };
};

/** What a value is called in a kind; empty where the kind has none such. */
export const labelOf = ({ attribute, value }: AttributeValue, { attributes }: Kind): string =>
  attributes[attribute]?.values[value] ?? '';

/** The values whose range a size lies in: 20 m² in `18–24 m²`, 7 people in `6 kişi ve üzeri`. */
export function valueOfSize(
  given: Size,
  kind: Kind,
  asked: string | undefined,
  bound: Bound = 'exact',
): AttributeValue[] {
  const size = inUnitsOf(kind, given);
  return Object.entries(kind.attributes).flatMap(([attribute, own]) => {
    const ranges = [...rangesOf(own)].map(
      ([value, told]) =>
        [
          value,
          told.filter(({ unit }) => unit === size.unit || (unit === '' && attribute === asked)),
          told,
        ] as const,
    );
    const held = ranges.flatMap(([value, inUnit, told]) => {
      // `6 kişilik` is for six people, unless both are told: six people's dishes are more than six places.
      const ofPeople = told.filter(({ unit }) => /^kisi/.test(unit) && /^kisi/.test(size.unit));
      const isHeld = (inUnit.length ? inUnit : ofPeople).some((one) => holds(one, size, bound));
      return isHeld ? [{ attribute, value }] : [];
    });
    return held.length > 0 || bound !== 'exact' ? held : lowestAbove(size, attribute, ranges);
  });
}

/** What begins a little above a size: a room of 12 m² is one of `15–20 m²`, but nobody of 7 years of `13–19`. */
function lowestAbove(
  { value: asked, unit }: Size,
  attribute: string,
  ranges: readonly (readonly [string, readonly Range[], ...unknown[]])[],
): AttributeValue[] {
  const [first] = ranges
    .flatMap(([value, told]) => told.map((range) => ({ value, ...range })))
    .sort((a, b) => a.min - b.min);
  const isClose = first && first.min < first.max && asked < first.min && asked * 2 > first.min;
  return isClose && !/^(?:yas|ay|yil|kisi\w*)$/.test(unit)
    ? [{ attribute, value: first.value }]
    : [];
}

/** Films and games are told in minutes, and months are years where ages are told in years: `18 aylık`. */
function inUnitsOf(kind: Kind, size: Size): Size {
  const { unit } = size;
  const isTold = (told: string) =>
    Object.values(kind.attributes).some((one) =>
      [...rangesOf(one).values()].some((ranges) => ranges.some((range) => range.unit === told)),
    );
  if (unit === 'saat' && (kind.contentType !== null || (isTold('dakika') && !isTold('saat'))))
    return scaled(size, 60, 'dakika');
  return unit === 'ay' && !isTold('ay') ? scaled(size, 1 / 12, 'yas') : size;
}

const scaled = (size: Size, factor: number, unit: string): Size => ({
  ...size,
  value: size.value * factor,
  ...(size.least !== undefined && { least: size.least * factor }),
  unit,
});

/** A year is in no range of years that somebody has done something: `2022` is no `10 yıl ve üzeri`. */
const isOtherYear = ({ min, max }: Range, { value, unit }: Size): boolean =>
  unit === 'yil' && value > 1900 && min < 1900 && max === Infinity;

const holds = (range: Range, size: Size, bound: Bound): boolean =>
  !isOtherYear(range, size) && isIn(range, size, bound);

const isIn = ({ min, max }: Range, { value, least = value }: Size, bound: Bound): boolean => {
  if (bound === 'exact') return value >= min && least <= max;
  if (bound === 'least' || bound === 'atLeast')
    return min > least || (bound === 'atLeast' && min === least);
  return max < value || (max === value && (min < max || bound === 'atMost'));
};

interface Range {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
}

/** The ranges that each value of an attribute tells. */
const rangesOf = onceFor(
  (attribute: Attribute) =>
    new Map(Object.keys(attribute.values).map((value) => [value, rangesOfValue(value, attribute)])),
);

/** The range that a value's label tells, and how many people or what ages its other names tell: `Çift kişilik` is `2 kişilik`. */
function rangesOfValue(
  value: string,
  { label: name, values, words, hints }: Attribute,
): readonly Range[] {
  const label = rangeOf(values[value] ?? '');
  const named = [...(words[value] ?? []), ...(hints[value] ?? [])]
    // `iki çocuk iki yetişkin` are four.
    .flatMap((text) => (sizesOf(text).length === 1 ? (rangeOf(text) ?? []) : []))
    .filter(({ unit, min, max }) => /^kisi/.test(unit) || (/^(?:ay|yas)$/.test(unit) && min < max));
  return label ? [{ ...label, unit: label.unit || unitOf(name) }, ...named] : named;
}

/** The values of some attributes that a number without its unit may be. */
export const valueOfNumber = (
  { value }: Size,
  kind: Kind,
  attributes: readonly string[],
): AttributeValue[] =>
  attributes.flatMap((attribute) =>
    Object.entries(kind.attributes[attribute]?.values ?? {}).flatMap(([id, label]) => {
      const range = rangeOf(label);
      return range && value >= range.min && value <= range.max ? [{ attribute, value: id }] : [];
    }),
  );

/** `samsung tv 65`: the value that a number alone is, where one attribute has that very number. */
export function onlyValueOf(size: Size, kind: Kind): AttributeValue[] {
  const exact = Object.entries(kind.attributes).flatMap(([attribute, { values }]) =>
    Object.entries(values).flatMap(([value, label]) => {
      const range = rangeOf(label);
      const isSame = range?.min === size.value && range.max === size.value;
      return isSame ? [{ attribute, value }] : [];
    }),
  );
  return exact.length === 1 ? exact : [];
}

/** `50 inçten büyük`: what is said of a size. */
export type Bound = 'exact' | 'least' | 'atLeast' | 'most' | 'atMost';

export function boundOf({ from, to }: Size, { text, words }: Reading): Bound {
  const [next = '', after = ''] = words
    .slice(to, to + 4)
    .map((word) => word.text)
    .filter((one) => !/^(?:ve|daha|model|yil|[dt][ae]n)$/.test(one));
  const before = `${words[from - 2]?.text ?? ''} ${words[from - 1]?.text ?? ''}`;
  if (/\ben az$|\bminimum$/.test(before)) return 'atLeast';
  if (/\ben (?:fazla|cok)$|\bmaks\w*$/.test(before)) return 'atMost';
  // `9 kilo en az`
  const behind = words
    .slice(to, to + 3)
    .map((word) => word.text)
    .join(' ');
  const [, least, most] =
    /^(?:(en az|minimum)|(en (?:fazla|cok)|maks\w*))(?! \S+[ae]n\b)/.exec(behind) ?? [];
  if (least ?? most) return least ? 'atLeast' : 'atMost';
  // `6 kilo az` complains, and bounds nothing.
  const isFrom =
    /[dt][ae]n$/.test(text.slice(0, words[to - 1]?.to)) ||
    /^[dt][ae]n$/.test(words[to]?.text ?? '');
  if (/^(?:az|fazla|hafif|agir)/.test(next) && !isFrom) return 'exact';
  const isNone = /^(?:olmasin|olmaz|olmayan|degil|istemi\w*|kurtarma\w*)$/.test(after);
  if (/^(?:uzer|ustu|yukari|sonra|yeni)/.test(next)) return isNone ? 'atMost' : 'atLeast';
  if (/^(?:buyuk|fazla|genis|uzun|agir|yuksek)(?!l[iu][kg])/.test(next))
    return isNone ? 'atMost' : 'least';
  if (/^(?:gecme|asma)/.test(next)) return 'atMost';
  if (/^(?:kucuk|dusuk|az|asagi|altinda|alti|kisa|hafif|once|eski)(?!l[iu][kg])/.test(next))
    return isNone ? 'atLeast' : 'most';
  return 'exact';
}

/** Ages and years stand without a unit: `13–19` of “Yaş grubu”. */
const unitOf = (attribute: string): string =>
  /\byas\b/.test(fold(attribute)) ? 'yas' : /\bdonem|yapim yili/.test(fold(attribute)) ? 'yil' : '';

/** `90lar`, `2000’ler`, `1980’lerden` as a year of those. */
export function decadesIn({ words }: Reading): Size[] {
  return words.flatMap(({ text }, at) => {
    const [, century, decade] = /^(19|20)?(\d0)'?l[ae]r\w*$/.exec(text) ?? [];
    if (decade === undefined) return [];
    const start =
      Number(decade) + (century ? Number(century) * 100 : Number(decade) > 20 ? 1900 : 2000);
    return [{ value: start + 5, unit: 'yil', from: at, to: at + 1 }];
  });
}

const plainly = (label: string): string =>
  fold((/\d/.test(label) ? label : foldedWords(label).join(' ')).replace(/m²/g, 'metrekare')).replace(
    /(\d)\s*[–-]\s*(?=\d)/g,
    '$1 - ',
  );

const sizesOf = (label: string): Size[] => readSizes(readWords(plainly(label)));

/** The range that a text tells: `6,3–6,6 inç`, `12 kg ve üzeri`, `24 m²’ye kadar`, `8 kg`, `iki kişilik`. */
export function rangeOf(given: string): Range | undefined {
  const text = plainly(given);
  const size = sizesOf(given).at(-1);
  const digits = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([one]) =>
    Number(one.replace(',', '.')),
  );
  // `Dört–beş sezon`
  const inWords = size && size.letters === undefined ? [size.least ?? [], size.value].flat() : [];
  const numbers = digits.length > 0 ? digits : inWords;
  const [first, second] = numbers;
  if (/\bdogumdan itibaren/.test(text)) return { min: 0, max: Infinity, unit: 'ay' };
  if (first === undefined || numbers.length > 2) return undefined;
  const unit = size?.unit ?? '';
  if (second !== undefined) return { min: first, max: second, unit };
  if (/\b(?:ust|uzeri|fazla|uzun)/.test(text) || text.includes('+'))
    return { min: first, max: Infinity, unit };
  if (/[’']l[ae]r\b/.test(text)) return { min: first, max: first + 9, unit };
  if (/\bonce/.test(text)) return { min: 0, max: first, unit };
  if (/\b(?:sonra|itibaren)/.test(text)) return { min: first, max: Infinity, unit };
  if (/\b(?:alti|alt\b|kadar|az|kisa)/.test(text)) return { min: 0, max: first, unit };
  return { min: first, max: first, unit };
}
