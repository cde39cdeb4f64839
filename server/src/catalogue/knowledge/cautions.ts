import { foldWords } from '@denk/shared/product/text';

/**
 * Active ingredients that speak against a product in a certain state, as they stand on packs. Pregnancy: retinoids,
 * salicylic acid and hydroquinone, which dermatologists advise against. A hint for the visitor, no medical advice.
 */
const ingredients: Readonly<Record<string, readonly string[]>> = {
  pregnancy: [
    ...['retinol', 'retinal', 'retinaldehit', 'retinaldehyde', 'retinoid', 'retinil', 'retinyl'],
    ...['retinoik', 'retinoic', 'tretinoin', 'adapalen', 'adapalene', 'tazaroten'],
    ...['salisilik', 'salicylic', 'bha', 'hidrokinon', 'hydroquinone'],
  ],
};

/** The states in which a product with such texts is advised against: `['pregnancy']`. */
export function cautionsOf(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap(foldWords));
  return Object.entries(ingredients).flatMap(([state, names]) =>
    names.some((name) => words.has(name)) ? [state] : [],
  );
}
