import { fold } from '@denk/shared/product/text';
import { type AttributeValue, type Kind, rangeOf, valueOfSize } from '../../../catalogue';
import {
  foldedWords,
  readSizes,
  readWords,
  recipientCalled,
  remembering,
  stem,
} from '../../../language';
import type { Option } from '../proposing/terms';
import { bookOf, fociOf, isDeed, unitOf, withoutPlaces } from './advice-book';
import { asksJudgement, asksPrice, isName, says } from './content';
import { endMeant, figureOf, qualities } from './measures';
import { type Name, namesFound, rowsOf } from './told-names';

/** What a question asks for: its words as what the catalogue tells of a kind's products. */
export interface Asked {
  /** Figures of the tables, by name. */
  readonly figures: readonly string[];
  /** What of a figure is asked for: a word of it (`polarize`), a number (`10 kilo`). */
  readonly part: { readonly name: string; readonly says: (value: string) => boolean } | undefined;
  /** The unit in which it asks for them: `kaç fincan`. */
  readonly unit: string | undefined;
  /** Whether it tells a size that the tables tell, too: `25 metrekareye yeter mi`. */
  readonly isSized: boolean;
  /** Whether all that it names is one thing, under whichever names. */
  readonly isOne: boolean;
  readonly end: 'most' | 'least' | undefined;
  /** What the first in the first figure is called: `En sessizi`. */
  readonly first: string | undefined;
  /** Values by their names, and those that a size or a number of people stands for: `25 metrekareye yeter mi`. */
  readonly values: readonly AttributeValue[];
  readonly attributes: readonly string[];
  /** Whether it asks for having what a value lacks: `parfümlü mü`. */
  readonly isTurned: boolean;
  /** How much of what it tells all that was found accounts for, from 0 to 1. */
  readonly covers: number;
  readonly price: boolean;
  /** It asks which one: `her şey dahil olanı hangisi`. */
  readonly asksWhich: boolean;
  /** It asks who is before the others: `hangisi daha komik`. */
  readonly asksMore: boolean;
  /** It asks yes or no. */
  readonly isYesNo: boolean;
  /** It asks for a judgement: whether one is enough or good, or which is better. */
  readonly judges: boolean;
  /** All of its words that name something, folded. */
  readonly telling: readonly string[];
  /** Those of them that say something and point to nothing that the catalogue tells. */
  readonly called: readonly string[];
}

/** Places in the list, and what only counts. */
const pointing =
  /^(?:yuzde|birinci|ikinci|ucuncu|ilk|son(?:uncu|daki)|ortanca|(?:bu|o|su)n(?:lar\w*|d[ae]n?)$)/;
/** No `şu`. */
const water = /(?<!\p{L})su(?!\p{L})/iu;
/** Who asks where it is, and how that is called. */
const where = /^(?:nere\w+|sehir\w*)$/;
const place = /^(?:konum|guzergah|yer)$/;
const yesNo = /^m[iu](?:dir|yd[iu]|ym[iu]s|y[iu][mz]|s[iu]n\w*)?$/;

/**
 * Reads what a question asks of products, as the catalogue calls it: figures by their names, units and qualities
 * (`kaç devir`, `en hafifi`), values by their names, words and hints. Of names that say the same words the one that says
 * most of them holds. `all` are the products of the kind, `about` those that it speaks of.
 */
export function readAsked(
  text: string,
  kind: Kind,
  all: readonly Option[],
  about: readonly Option[],
  isOfNames: boolean,
): Asked {
  const words = foldedWords(withoutPlaces(text).replace(/['’]\p{L}+/gu, ''));
  const { isOwn } = bookOf(kind);
  // `Granita ile BioGranit`: what only names one asks for nothing.
  const isCalled = (word: string) => isOfNames && about.some(({ title }) => title.has(stem(word)));
  const isMaker = (word: string) =>
    about.some(({ product }) => foldedWords(product.brand ?? '').includes(word));
  const telling = words.filter(
    (word) =>
      !isOwn(word) && isName(word) && !isCalled(word) && !yesNo.test(word) && !pointing.test(word),
  );
  const counted = unitAsked(words);
  // `kaç bölüm`: no value without a number tells it.
  const found = namesFound(telling, kind, all).filter(
    ({ name, used }) => name.is !== 'value' || !counted || !used.includes(counted.word),
  );
  // `kaç faktör` asks for the protection factor by its name, and for no unit.
  const isNameCounted = found.some(
    ({ name, used }) => name.is === 'attribute' && counted && used.includes(counted.word),
  );
  const unit = isNameCounted ? undefined : counted;
  const used = new Set(found.flatMap((one) => one.used));
  const hinted = new Set(
    found.flatMap(({ name, used: own }) =>
      name.as === 'hint' && name.words.length === 1 ? own : [],
    ),
  );
  const of = (is: Name['is']) => [
    ...new Set(found.flatMap(({ name }) => (name.is === is ? [name.id] : []))),
  ];
  const table = rowsOf(all);
  const figures = new Set(of('figure'));
  const isNamed = (is: Name['is']) =>
    found.some(({ name }) => name.is === is && (name.as === 'label' || name.as === 'call'));
  const isFigureNamed = isNamed('figure');
  const parted = found.find(({ name }) => name.is === 'figure' && name.as === 'word');
  let part: Asked['part'] =
    parted && !isFigureNamed
      ? {
          name: parted.name.id,
          says: (value) => {
            const own = foldedWords(value);
            return parted.name.words.every((word) => own.includes(word));
          },
        }
      : undefined;
  const take = (word: string, name: string) => {
    used.add(word);
    figures.add(name);
  };
  // `9000 yeter mi yoksa 12000 mi`: the figure that has that number.
  // `60 yaşında` is no 60 ml.
  const sizes = readSizes(readWords(text));
  const isOfUnit = (number: string, value: string) =>
    sizes.every((size) => String(size.value) !== number || unitsOf(value).has(size.unit));
  let isInUnit = unit === undefined;
  const numbers = words.filter(
    (word) => /^\d{2,}$/.test(word) && !about.some(({ title }) => title.has(word)),
  );
  for (const { name, value } of table) {
    if (unit && /\d/.test(value) && unitsOf(value).has(unit.unit)) {
      isInUnit = true;
      take(unit.word, name);
    }
    for (const number of numbers)
      if (
        isOfUnit(number, value) &&
        /^\d(?!.* TL$)/.test(value) &&
        String(figureOf(value)) === number
      ) {
        take(number, name);
        for (const word of words)
          if (word.startsWith(number) || unitsOf(value).has(unitOf(word) ?? number)) used.add(word);
        part = { name, says: (own) => String(figureOf(own)) === number };
      }
  }
  // `kolum 38 cm`: whether what is told from one to another holds for it.
  let isSized = false;
  for (const word of words.filter((one) => /^\d/.test(one))) {
    const [size] = readSizes(readWords(word));
    const rows = table.filter(
      ({ name, value }) =>
        size !== undefined &&
        unitsOf(value).has(size.unit) &&
        (figures.size === 0 || figures.has(name)),
    );
    if (size === undefined || rows.length === 0) continue;
    isSized = true;
    for (const { name } of rows) take(word, name);
    const bounded = rows.find(({ value }) => isRange(rangeOf(value)));
    if (bounded && !part)
      part = {
        name: bounded.name,
        says: (value) => {
          const { min = 0, max = 0 } = rangeOf(value) ?? {};
          return min <= size.value && size.value <= max;
        },
      };
  }
  const names = [...new Set(table.map(({ name }) => name))];
  if (figures.size === 0)
    for (const word of words.filter((one) => where.test(one)))
      for (const name of names.filter((one) => place.test(fold(one)))) take(word, name);
  const asksWhich = words.some((word) => word.startsWith('hangi'));
  const asksEnd = asksWhich || words.some((word) => /^(?:en|daha)$/.test(word));
  const quality = qualities.find(
    (one) =>
      words.some((word) => one.said.test(word) || one.last?.said.test(word)) &&
      names.some((name) => one.figure.test(fold(name))) &&
      (figures.size === 0 || [...figures].some((name) => one.figure.test(fold(name)))),
  );
  const saysQuality = quality && words.find((word) => quality.said.test(word));
  const saysLast = quality && words.find((word) => quality.last?.said.test(word));
  if (quality && figures.size === 0)
    for (const name of names)
      if (quality.figure.test(fold(name))) take(saysQuality ?? saysLast ?? '', name);
  const counts = (name: string) =>
    unit !== undefined && (unitsOf(name).has(unit.unit) || foldedWords(name).includes(unit.word));
  const counting =
    isInUnit || !unit
      ? []
      : Object.entries(kind.attributes).flatMap(([id, { label, values, importance }]) =>
          importance !== 'quiet' &&
          [label, ...Object.values(values)].some(counts) &&
          about.some(({ product }) => product.attributes[id]?.length)
            ? [id]
            : [],
        );
  if (unit && (counting.length > 0 || names.some(counts))) {
    isInUnit = true;
    used.add(unit.word);
    for (const name of names.filter(counts)) figures.add(name);
  }
  // `kaç kişi oynanıyor` asks for no way of playing.
  const isCounted = (name: string) =>
    Object.values(kind.attributes[name]?.values ?? {}).some((label) => /\d/.test(label));
  const attributes = of('attribute');
  const isNumber = counting.length > 0 || (counted !== undefined && attributes.some(isCounted));
  const ofNumbers = isNumber ? attributes.filter(isCounted) : attributes;
  const [figure = ''] = figures;
  const isLast = saysLast !== undefined;
  const meant = quality && asksEnd && (saysQuality ?? saysLast) !== undefined;
  const opposite = quality?.best === 'most' ? 'least' : 'most';
  const values = of('value').map((id) => {
    const at = id.indexOf('=');
    return { attribute: id.slice(0, at), value: id.slice(at + 1) };
  });
  // `9 kilo mu 10 mu`, `kapsül daha mı iyi` are answered by no yes.
  const isYesNo =
    words.filter((word) => yesNo.test(word)).length === 1 && !/\bdaha mi\b/.test(words.join(' '));
  const fits = fitsIn(text, kind);
  // `25 metrekareye`
  if (fits.length > 0)
    for (const word of words)
      if (/^\d/.test(word) || sizes.some(({ unit }) => unit === unitOf(word))) used.add(word);
  const called = telling.filter(
    (word) => !used.has(word) && (says(word) || (word === 'su' && water.test(text))),
  );
  return {
    figures: [...figures],
    unit: isInUnit ? unit?.unit : undefined,
    isSized: isSized || fits.length > 0,
    isOne: new Set(found.map((one) => one.used.join(' '))).size < 2,
    part: numbers.length > 1 ? undefined : part,
    end: meant ? (isLast ? opposite : quality.best) : endMeant(words, fold(figure)),
    first: meant ? (isLast ? quality.last?.first : quality.first) : undefined,
    values: [...values, ...fits],
    attributes: [...ofNumbers, ...counting].filter(
      (name) => !values.some(({ attribute }) => attribute === name),
    ),
    // `su` weighs nothing, for it is `şu`, too.
    covers:
      (water.test(text) && !used.has('su') ? some : 1) *
      coverageOf(
        words.filter((word) => !isCalled(word) && !isMaker(word)),
        used,
        new Map([...hinted].map((word) => [word, isYesNo ? hintOfAll : hint])),
        kind,
      ),
    // `ağırlığı ne kadar`
    price: asksPrice(words) && !(found.length > 0 && /\bne kadar/.test(words.join(' '))),
    isYesNo,
    asksWhich,
    asksMore: asksWhich && words.some((word) => /^(?:en|daha)$/.test(word)),
    isTurned: found.some(({ name }) => name.words.some(isLacking)) && !telling.some(isLacking),
    judges: asksJudgement(words),
    telling: telling.filter(says),
    called,
  };
}

const isRange = (range: ReturnType<typeof rangeOf>): boolean =>
  range !== undefined && range.min < range.max;

const isLacking = (word: string): boolean => /.{2}s[iu]z(?:l[iu]k)?$/.test(word);

/** What only hints at what is asked tells half of it; what is done with it is mostly that one has it. */
const hint = 0.7;
const hintOfAll = 0.4;
const deed = 0.3;
const some = 0.4;
const first = 0.7;
/** A size that the tables tell weighs as much as a word that few pieces of advice have. */
const sized = 2;

/** Whom it is for, and `kaç` itself, need not be found. */
const counts = (word: string): boolean =>
  isName(word) && word !== 'kac' && recipientCalled(word) === undefined;

/** How much of what words tell those that were found are; nothing where what they ask about is none of them. */
function coverageOf(
  all: readonly string[],
  used: ReadonlySet<string>,
  hinted: ReadonlyMap<string, number>,
  kind: Kind,
): number {
  const { weight } = bookOf(kind);
  const words = [...new Set(all)].filter(counts).map((word) => ({
    word,
    weighs:
      /^\d/.test(word) && used.has(word)
        ? sized
        : weight(word) * (isDeed(word) && !used.has(word) ? deed : 1),
  }));
  const sum = words.reduce((one, { weighs }) => one + weighs, 0);
  const had = words.reduce(
    (one, { word, weighs }) => one + (used.has(word) ? weighs * (hinted.get(word) ?? 1) : 0),
    0,
  );
  const foci = fociOf(all).filter((word) => weight(word) > 0);
  if (used.size === 0 || (foci.length > 0 && !foci.some((word) => used.has(word)))) return 0;
  // `en hafifi hangisi`, whoever it is for
  const isFirst = all.some((word, at) => word === 'en' && used.has(all[at + 1] ?? ''));
  const share = sum > 0 ? had / sum : 1;
  return isFirst ? Math.max(share, first) : share;
}

const mostForms = 20_000;

/** The values that a size stands for. */
function fitsIn(text: string, kind: Kind): readonly AttributeValue[] {
  return readSizes(readWords(text)).flatMap((size) =>
    valueOfSize(size, kind, undefined).filter(
      ({ attribute, value }) =>
        kind.attributes[attribute]?.nature === 'fit' ||
        size.unit === 'kisi' ||
        / yaş(?: ve üzeri)?$/.test(kind.attributes[attribute]?.values[value] ?? ''),
    ),
  );
}

/** Units that only a table writes: `1 sa 30 dk`. */
const written: Readonly<Record<string, string>> = { sa: 'saat', desibel: 'db', d: 'devir' };

/** `kaç kilo` → `kg`. */
function unitAsked(words: readonly string[]): { unit: string; word: string } | undefined {
  const word = words[words.indexOf('kac') + 1];
  if (!words.includes('kac') || word === undefined) return undefined;
  const [size] = readSizes(readWords(`5 ${word}`));
  return { unit: written[word] ?? size?.unit ?? word, word };
}

/** The units of a value: `1 sa 30 dk` is told in hours. */
export const unitsOf = remembering(mostForms, (value): ReadonlySet<string> => {
  // `4.5G` and `G100` are no grams.
  const text = value.replace(/\S*\d\p{L}\S*|\p{L}+\d\S*/gu, ' ');
  const sizes = readSizes(readWords(text)).map(({ unit }) => unit);
  const own = foldedWords(text).map((word) => word.replace(/\d/g, ''));
  return new Set([...sizes, ...own, ...own.flatMap((word) => written[word] ?? [])]);
});
