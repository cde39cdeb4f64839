import { foldWords } from '@denk/shared/product/text';
import type { Suggestion } from '@denk/shared/product/wire';

/** A product that a query means, with its page. */
export interface NamedProduct {
  readonly title: string;
  /** `/product/{id}` */
  readonly page: string;
}

/** No product's name is longer, in words. */
const longestName = 12;

/** Whether a query may be a product's own name: neither a word or two of general kind nor a whole sentence. */
export function mayNameProduct(query: string): boolean {
  const words = foldWords(query);
  if (words.length > longestName) return false;
  return words.length >= 3 || (words.length === 2 && words.some((word) => /\d/.test(word)));
}

const size = /\b\d+(?:[.,]\d+)?\s?(?:gb|tb|ml|cl|l|kg|gr?|cm|mm|w)\b/gi;

/**
 * The product that a query names: its words are all in one product's title, or in several of one model's that differ in
 * brand and size alone (`iPhone 17` with 256 and 512 GB).
 */
export function findNamedProduct(
  query: string,
  suggestions: readonly Suggestion[],
): NamedProduct | undefined {
  const asked = foldWords(query);
  const missing = (title: string) => {
    const words = foldWords(title);
    return asked.some((word) => !words.includes(word));
  };
  const fitting = suggestions.flatMap(({ text: title, page }) =>
    page && !missing(title) ? [{ title, page }] : [],
  );
  const models = fitting.filter(({ title }) => {
    const [brand, ...model] = foldWords(title.replace(size, ' '));
    return model.every((word) => asked.includes(word) || word === brand);
  });
  return models[0] ?? (fitting.length === 1 ? fitting[0] : undefined);
}
