import { fold } from '@denk/shared/product/text';
import type { AttributeValue, Kind } from '../../../catalogue';
import {
  foldedWords,
  isFunctionWord,
  isOrdinaryWord,
  readSizes,
  readWords,
  stem,
} from '../../../language';
import { fillers } from '../names/fillers';
import type { Option } from '../proposing/terms';
import { readValue } from '../slots/slots';
import { endMeant, figureOf, measures } from './measures';
import { tableOf } from './table';

/** What the words of a question point to in what the catalogue tells of a kind's products. */
export interface Asked {
  /** Figures of the tables, by name. */
  readonly figures: readonly string[];
  readonly end: 'most' | 'least' | undefined;
  /** What the first in the first figure is called: `En sessizi`. */
  readonly first: string | undefined;
  /** Values that it names outright: `kablolu mu`. */
  readonly values: readonly AttributeValue[];
  /** Attributes that it calls by name, or by a word that only hints at one of their values. */
  readonly attributes: readonly string[];
  /** Whether only such hints were found: what is told then is near to what was asked and not it. */
  readonly isNear: boolean;
  readonly price: boolean;
  /** It asks yes or no. */
  readonly isYesNo: boolean;
  /** Its words that say something and point to nothing, folded. */
  readonly more: readonly string[];
}

const price =
  /^(?:kaca|ucret\w*|fiyat\w*|para|lira|tl|tutar\w*|tuttu|ucuz\w*|pahali\w*|hesapli\w*|uygun\w*|ekonomik)$/;
/** What is said of any of them when one asks which to take, or what tells them apart. */
const choosing =
  /^(?:hangi|fark|ara(?:lar|s)|(?:iki|uc)(?:s?[iu])?(?:n\w{0,2})?$|[bo]nunla|onun|bunun|karsilastir|kiyasla|al(?:ir|ay|sam|mali)\w*$|gosterdi|onerdi|ilk|son(?:uncu)?$|\d{1,2}(?:n[iu]n|y[iu]|s[iu])?$|olsan|olan|yerimde|mantikli|dogru|tercih|birbir|oteki|anlat|kisaca)/;
const yesNo = /^m[iu](?:dir|yd[iu]|ym[iu]s)?$/;

/**
 * Reads what a question asks of products: figures by their names and units (`kaç devir`), values by their words, and what
 * somebody says of how a thing measures (`en hafifi`). `names` are words of products that it speaks of.
 */
export function readAsked(
  text: string,
  kind: Kind,
  about: readonly Option[],
  meaningsOf: (stems: readonly string[]) => readonly string[],
): Asked {
  const words = foldedWords(text);
  const isName = (word: string) => about.some(({ title }) => title.has(stem(word)));
  const own = new Set(foldedWords(kind.noun).map(stem));
  const telling = words.filter(
    (word) =>
      !own.has(stem(word)) &&
      word.length > 1 &&
      !isName(word) &&
      !isFunctionWord(word) &&
      !yesNo.test(word),
  );
  const table = about.flatMap(tableOf).filter(({ name }) => !/^(?:kişi|iş) başı/.test(name));
  const used = new Set<string>();
  const figures = new Set<string>();
  const take = (word: string, name: string) => {
    used.add(word);
    figures.add(name);
  };
  // `9000 yeter mi yoksa 12000 mi`: the figure that has that number.
  const numbers = words.filter((word) => /^\d{2,}$/.test(word));
  const unit = unitAsked(words);
  for (const { name, value } of table) {
    for (const word of telling)
      if (foldedWords(name).some((one) => isAkin(one, word))) take(word, name);
    if (unit && unitsOf(value).has(unit.unit)) take(unit.word, name);
    // `iphone ile çalışıyor mu`: the figure in which it stands.
    for (const word of telling)
      if (!isOrdinaryWord(word) && foldedWords(value).includes(word)) take(word, name);
    for (const number of numbers)
      if (/^\d(?!.* TL$)/.test(value) && String(figureOf(value)) === number) take(number, name);
  }
  const measured = measures.find(
    ({ said, figure }) =>
      words.some((word) => said.test(word)) && table.some(({ name }) => figure.test(fold(name))),
  );
  const measuredFigures = measured
    ? table.filter(({ name }) => measured.figure.test(fold(name))).map(({ name }) => name)
    : [];
  if (measured && figures.size === 0)
    for (const name of measuredFigures)
      take(words.find((word) => measured.said.test(word)) ?? '', name);
  const [figure = ''] = figures;
  const values = new Map<string, AttributeValue>();
  const attributes = new Set<string>();
  const called = new Set<string>();
  const stems = telling.map(stem);
  const phrases = stems.flatMap((one, at) => [
    [one, stems[at + 1] ?? ''],
    ...(fillers.has(telling[at] ?? '') ? [] : [[one]]),
  ]);
  for (const phrase of phrases) {
    for (const meaning of meaningsOf(phrase).map(readValue)) {
      const attribute = kind.attributes[meaning.attribute];
      if (!attribute) continue;
      for (const word of telling) if (phrase.includes(stem(word))) used.add(word);
      const names = [
        attribute.values[meaning.value] ?? '',
        ...(attribute.words[meaning.value] ?? []),
      ].flatMap(foldedWords);
      if (phrase.every((one) => !one || names.some((name) => isAkin(name, one))))
        values.set(`${meaning.attribute}=${meaning.value}`, meaning);
      else attributes.add(meaning.attribute);
    }
  }
  for (const [name, { label, importance }] of Object.entries(kind.attributes)) {
    if (importance === 'quiet' && name !== 'color') continue;
    for (const word of telling)
      if (foldedWords(label).some((one) => isAkin(one, word))) {
        used.add(word);
        called.add(name);
      }
  }
  const isMeasured = measured !== undefined && measuredFigures.includes(figure);
  const end = isMeasured && /^(?:en|daha|hangi)/m.test(words.join('\n')) ? measured.end : undefined;
  return {
    figures: [...figures],
    end: end ?? endMeant(words, fold(figure)),
    first: end && measured?.first,
    values: [...values.values()],
    attributes: [...called, ...attributes].filter(
      (name) => ![...values.values()].some(({ attribute }) => attribute === name),
    ),
    isNear: figures.size + values.size + called.size === 0 && attributes.size > 0,
    price:
      words.some((word) => price.test(word)) || /\bne kadar(?:dir|mis|di)?$/.test(words.join(' ')),
    isYesNo: words.some((word) => yesNo.test(word)),
    more: telling.filter(
      (word) =>
        word.length > 2 &&
        !used.has(word) &&
        !fillers.has(word) &&
        !price.test(word) &&
        !choosing.test(word),
    ),
  };
}

/** `taksid` of `taksidi` → `taksit` */
const hardened = (root: string): string =>
  root.replace(/[dbcg]$/, (letter) => ({ d: 't', b: 'p', c: 'c', g: 'k' })[letter] ?? letter);

/** `agirligi` of `agirlik`, `katlaniyor` of `katlanir`. */
const isAkin = (one: string, other: string): boolean =>
  one.length > 2 &&
  other.length > 2 &&
  (hardened(stem(one)) === hardened(stem(other)) ||
    (one.length > 5 && other.length > 5 && one.slice(0, 6) === other.slice(0, 6)));

/** Units that only a table writes: `1 sa 30 dk`. */
const written: Readonly<Record<string, string>> = { sa: 'saat', desibel: 'db', d: 'devir' };

/** `kaç kilo` → `kg`. */
function unitAsked(words: readonly string[]): { unit: string; word: string } | undefined {
  const word = words[words.indexOf('kac') + 1];
  if (!words.includes('kac') || word === undefined) return undefined;
  const [size] = readSizes(readWords(`5 ${word}`));
  return { unit: written[word] ?? size?.unit ?? word, word };
}

function unitsOf(value: string): ReadonlySet<string> {
  const sizes = readSizes(readWords(value)).map(({ unit }) => unit);
  const own = foldedWords(value).map((word) => word.replace(/\d/g, ''));
  return new Set([...sizes, ...own, ...own.flatMap((word) => written[word] ?? [])]);
}
