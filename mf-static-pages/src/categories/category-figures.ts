import type { Category } from './category';

/** What the four tiles say (docs/product.md#categories-page). */
export interface CategoryFigures {
  readonly categories: number;
  readonly subcategories: number;
  readonly matches: number;
  /** 0–5. */
  readonly averageRating: number;
}

/** Fixed (docs/product.md#limits-and-timings). */
const averageRating = 4.9;

/** Counts the tiles' figures from the categories themselves. */
export function categoryFigures(categories: readonly Category[]): CategoryFigures {
  return {
    categories: categories.length,
    subcategories: categories.reduce((sum, { subcategories }) => sum + subcategories.length, 0),
    matches: categories.reduce((sum, { matchCount }) => sum + matchCount, 0),
    averageRating,
  };
}
