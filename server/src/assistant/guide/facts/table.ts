import { formatNumber } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { foldedWords, isOrdinaryWord, stem } from '../../../language';
import { inSentence } from '../names/in-sentence';
import { listName } from '../proposing/line';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';

/** A row of what the catalogue says of a product. */
export interface Row {
  readonly name: string;
  readonly value: string;
}

/** A product's table, with what it costs as it is counted (`örnek aylık taksit`), its maker and how it is liked. */
export const tableOf = (option: Option): readonly Row[] => [
  ...option.product.specs,
  ...(option.product.priceNote === undefined
    ? []
    : [{ name: option.product.priceNote, value: money(option.price) }]),
  ...(option.product.brand ? [{ name: 'Marka', value: option.product.brand }] : []),
  // Cards give points, too: what somebody thinks of it is called otherwise.
  ...(option.product.rating === undefined ? [] : [{ name: 'Beğeni', value: likingOf(option) }]),
];

/** `4,6 (örnek puan)` */
export const likingOf = ({ product }: Option): string =>
  product.rating === undefined
    ? ''
    : `${formatNumber(product.rating)}${product.sample ? ' (örnek puan)' : ''}`;

/** A row within a sentence, its name only where the value does not say it: `ses 44 dB`, `9 parça`, `kablolu`. */
export function inRow({ name, value }: Row): string {
  const [, pieces] = /^(\d+) adet$/.exec(value) ?? [];
  if (pieces !== undefined) return `${pieces} ${name}`;
  const said = new Set(foldedWords(value).map(stem));
  // `Granit kaplama`, `En düşük 22 dB`; `Yaşar Kemal` and `Exynos 1380` are names.
  const isPlain =
    /^\p{Lu}\p{Ll}+(?:,? \p{Ll}+)*(?: \d.*)?$/u.test(value) &&
    name !== 'Marka' &&
    isOrdinaryWord(foldedWords(value)[0] ?? '');
  const own = isPlain ? inSentence(value) : value;
  return /^(?:Tür|Tip|Yaş)$/.test(name) || foldedWords(name).some((word) => said.has(stem(word)))
    ? own
    : `${inSentence(name)} ${own}`;
}

/** A product's values of an attribute as they are read in a sentence: `koldan`, `HEPA filtre, hafif`. */
export const valuesOf = ({ product }: Option, attribute: string, kind: Kind): string[] =>
  (product.attributes[attribute] ?? []).flatMap((value) => {
    const label = kind.attributes[attribute]?.values[value];
    return label === undefined || value === 'none' ? [] : [inSentence(label)];
  });

/** What is known of a product, in a line: price, figures, values; how it is liked and what it suits first where one judges. */
export function knownOf(option: Option, kind: Kind, judges: boolean, most = 5): string {
  const liking = judges ? likingOf(option) : '';
  const figures = option.product.specs.slice(0, most).map(inRow);
  const told = figures.join(', ').toLocaleLowerCase('tr');
  const values = Object.entries(kind.attributes)
    .sort(
      ([, a], [, b]) => Number(judges && b.nature === 'fit') - Number(judges && a.nature === 'fit'),
    )
    .flatMap(([attribute, { importance }]) =>
      importance === 'quiet' || Object.hasOwn(kind.fixed, attribute)
        ? []
        : valuesOf(option, attribute, kind).slice(0, 2).join('/') || [],
    )
    .filter((value) => !told.includes(value) && !(told && /\d/.test(value)));
  return [
    money(option.price),
    ...(liking ? [`beğenisi ${liking}`] : []),
    ...(judges ? [...values.slice(0, 1), ...figures, ...values.slice(1)] : [...figures, ...values]),
  ]
    .slice(0, most + 1)
    .join(', ');
}

/** `• Ad: 44 dB`, a line for each. */
export const lines = <T extends Option>(about: readonly T[], say: (one: T) => string): string =>
  about.map((one) => `• ${nameOf(one)}: ${say(one)}`).join('\n');

export const nameOf = ({ product }: Option): string => listName(product.title);

/** What costs least first. */
export const byPrice = <T extends Option>(options: readonly T[]): T[] =>
  [...options].sort((a, b) => a.price - b.price);
