import { foldedWords, stem } from '../../language';
import type { GuideProduct } from './guide-catalogue';
import type { Wish } from './understanding/wants';

/** Whether a product has a value; what suits everybody suits women and men. */
export function meets({ attributes }: GuideProduct, { attribute, value }: Wish): boolean {
  const values = attributes[attribute] ?? [];
  return values.includes(value) || (attribute === 'gender' && values.includes('unisex'));
}

const stems = new WeakMap<GuideProduct, readonly string[]>();

/** Whether a folded word, in any form, stands in a product's title or details. */
export const carries = (product: GuideProduct, word: string): boolean =>
  textStems(product).includes(stem(word));

/** The stems of a product's title and details. */
export function textStems(product: GuideProduct): readonly string[] {
  const known = stems.get(product) ?? foldedWords(`${product.title} ${product.details}`).map(stem);
  stems.set(product, known);
  return known;
}
