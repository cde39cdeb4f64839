import { foldWords } from '@denk/shared/product/text';
import type { Category } from './category';

/**
 * The categories that a typed text names by their name, subcategories or popular searches. Every word
 * must begin some word of the category, whatever its Turkish letters: `gunes goz` finds `Güneş Gözlüğü`.
 */
export function filterCategories(
  categories: readonly Category[],
  text: string,
): readonly Category[] {
  const sought = foldWords(text);
  if (sought.length === 0) return categories;
  return categories.filter((category) => {
    const own = foldWords(
      [category.name, ...category.subcategories, ...category.popularSearches].join(' '),
    );
    return sought.every((word) => own.some((one) => one.startsWith(word)));
  });
}
