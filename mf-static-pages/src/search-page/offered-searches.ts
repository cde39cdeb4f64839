import type { OfferedTerm } from '../search-entry/offered-term';
import type { IconName } from '@denk/shared/ui';

/** The twelve popular searches (docs/product.md#search-page). */
export const popularSearches: readonly OfferedTerm[] = [
  { term: 'Film önerileri' },
  { term: 'En iyi filmler 2024' },
  { term: 'Oscar ödüllü filmler' },
  { term: 'Netflix top 10' },
  { term: 'Kadın parfümü' },
  { term: 'Erkek parfümü' },
  { term: 'Güneş gözlüğü' },
  { term: 'Mayo - Bikini' },
  { term: 'Buzdolabı' },
  { term: 'Laptop' },
  { term: 'Akıllı telefon' },
  { term: 'Tatil & Seyahat' },
];

/** The eight quick categories, which act as searches (docs/product.md#search-page). */
export const quickCategories: readonly (OfferedTerm & { readonly icon: IconName })[] = [
  { term: 'Film & Dizi', icon: 'film' },
  { term: 'Parfüm', icon: 'perfume' },
  { term: 'Teknoloji', icon: 'smartphone' },
  { term: 'Güzellik', icon: 'sparkle' },
  { term: 'Ev & Yaşam', icon: 'home', leadsTo: 'results' },
  { term: 'Seyahat', icon: 'plane' },
  { term: 'Moda', icon: 'bag', leadsTo: 'results' },
  { term: 'Spor', icon: 'ball', leadsTo: 'results' },
];
