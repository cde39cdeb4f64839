import { fold } from '@denk/shared/text';
import type { Category } from './category';

/**
 * The categories that a typed text names by their name, subcategories or popular searches. Every word
 * must begin some word of the category, whatever its Turkish letters: `gunes goz` finds `Güneş Gözlüğü`.
 */
export function filterCategories(
  categories: readonly Category[],
  text: string,
): readonly Category[] {
  const sought = words(text);
  if (sought.length === 0) return categories;
  return categories.filter((category) => {
    const own = words(
      [category.name, ...category.subcategories, ...category.popularSearches].join(' '),
    );
    return sought.every((word) => own.some((one) => one.startsWith(word)));
  });
}

const words = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
