import type { IconName } from '@denk/shared/ui';

/** The popular searches of the overlay (docs/product.md#smart-search-overlay). */
export const popularSearches: readonly string[] = [
  'Kadın parfümü',
  'Akıllı telefon',
  'Netflix top 10',
  'Güneş gözlüğü',
  'Laptop',
  'Tatil & Seyahat',
];

/** A category that is searched at a touch; its label is the term. */
export interface QuickCategory {
  readonly label: string;
  readonly icon: IconName;
}

/** The quick categories of the overlay (docs/product.md#smart-search-overlay). */
export const quickCategories: readonly QuickCategory[] = [
  { label: 'Film & Dizi', icon: 'film' },
  { label: 'Parfüm', icon: 'perfume' },
  { label: 'Teknoloji', icon: 'laptop' },
  { label: 'Güzellik', icon: 'palette' },
  { label: 'Ev & Yaşam', icon: 'home' },
  { label: 'Seyahat', icon: 'plane' },
  { label: 'Moda', icon: 'bag' },
  { label: 'Spor', icon: 'ball' },
];
