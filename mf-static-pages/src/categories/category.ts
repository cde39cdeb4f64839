import type { CategoryArtProps } from './art/category-art';

/** A category of the site (docs/product.md#categories-page). */
export interface Category {
  readonly id: CategoryArtProps['name'];
  /** Also the text that the search is asked for. */
  readonly name: string;
  readonly description: string;
  /** Five; each is a text that the search finds products for. */
  readonly subcategories: readonly string[];
  /** Two; each is a text that the search finds products for. */
  readonly popularSearches: readonly string[];
  /** A sample figure. */
  readonly matchCount: number;
}
