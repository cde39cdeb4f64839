import { formatNumber } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
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
export const tableOf = ({ product, price }: Option): readonly Row[] => [
  ...product.specs,
  ...(product.priceNote === undefined ? [] : [{ name: product.priceNote, value: money(price) }]),
  ...(product.brand ? [{ name: 'Marka', value: product.brand }] : []),
  // Cards give points, too: what somebody thinks of it is called otherwise.
  ...(product.rating === undefined
    ? []
    : [
        {
          name: 'Beğeni',
          value: `${formatNumber(product.rating)}${product.sample ? ' (örnek puan)' : ''}`,
        },
      ]),
];

/** A product's values of an attribute as they are read in a sentence: `koldan`, `HEPA filtre, hafif`. */
export const valuesOf = ({ product }: Option, attribute: string, kind: Kind): string[] =>
  (product.attributes[attribute] ?? []).flatMap((value) => {
    const label = kind.attributes[attribute]?.values[value];
    return label === undefined || value === 'none' ? [] : [inSentence(label)];
  });

/** What is known of a product, in a line: price, figures, values. */
export function knownOf(option: Option, kind: Kind, most = 5): string {
  const figures = option.product.specs
    .slice(0, most)
    .map(({ name, value }) => `${inSentence(name)} ${value}`);
  const values = Object.entries(kind.attributes).flatMap(([attribute, { importance }]) =>
    importance === 'quiet' || Object.hasOwn(kind.fixed, attribute)
      ? []
      : valuesOf(option, attribute, kind).slice(0, 2).join('/') || [],
  );
  const told = figures.join(', ').toLocaleLowerCase('tr');
  return [
    money(option.price),
    ...figures,
    ...values.filter((value) => !told.includes(value)).slice(0, Math.max(0, most - figures.length)),
  ].join(', ');
}

/** `• Ad: 44 dB`, a line for each. */
export const lines = <T extends Option>(about: readonly T[], say: (one: T) => string): string =>
  about.map((one) => `• ${nameOf(one)}: ${say(one)}`).join('\n');

export const nameOf = ({ product }: Option): string => listName(product.title);
