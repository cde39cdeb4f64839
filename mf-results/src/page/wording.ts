import { formatNumber } from '@denk/shared/product/text';
import type { ContentType, SearchResponse } from '@denk/shared/product/wire';
import type { Wanted } from '../address/wanted';

/** What a tab shows before anything is searched in it. */
export const bestOf: Readonly<Record<ContentType, string>> = {
  movies: 'Öne çıkan filmler',
  series: 'Öne çıkan diziler',
  anime: 'Öne çıkan animeler',
  documentaries: 'Öne çıkan belgeseller',
  news: 'Öne çıkan haberler',
};

/** The page's heading (docs/product.md#results-page). */
export function headingOf(wanted: Wanted): string {
  if (wanted.mode === 'ai') return 'Size özel AI önerileri';
  if (wanted.mode === 'plain' && !wanted.query) {
    if (wanted.category) return `“${wanted.category}” için sonuçlar`;
    if (wanted.contentType) return bestOf[wanted.contentType];
  }
  return `“${wanted.query}” için sonuçlar`;
}

/** The one heading of a page that has nothing to list. */
export const emptyHeading = ({ fit }: Pick<SearchResponse, 'fit'>): string =>
  fit === 'vague' ? 'Ne aradığınızı biraz daha anlatır mısınız?' : 'Sonuç bulunamadı';

/** The labels of the sort options (docs/product.md#sorting-and-filters). */
export const sortLabels = {
  relevance: 'Önerilen',
  price_low: 'Fiyat Düşük-Yüksek',
  price_high: 'Yüksek-Düşük',
  rating: 'Puan',
} as const;

/** `4,5 ve üzeri`. */
export const ratingLabel = (min: number): string => `${formatNumber(min)} puan ve üzeri`;
