import { formatPrice, parsePrice } from '@denk/shared/product/text';
import type { Offer, Product } from '@denk/shared/product/wire';

/** A live service's item before it is a product. */
export interface LiveItem {
  readonly id: string;
  readonly title: string;
  readonly source?: string | undefined;
  readonly link?: string | undefined;
  readonly price?: string | undefined;
  readonly priceValue?: number | undefined;
  readonly image?: string | undefined;
  readonly rating?: number | undefined;
  readonly reviewCount?: number | undefined;
  readonly delivery?: string | undefined;
  readonly offers?: readonly Offer[] | undefined;
}

/** Said where the service names no price (docs/product.md#live-shopping-search). */
export const noPrice = 'Fiyat için siteyi ziyaret edin';

/** An item as a product. Links other than http(s) are left out; a link to Google is told as one. */
export function liveProduct(item: LiveItem): Product {
  const value = item.priceValue ?? (item.price ? parsePrice(item.price) : undefined);
  const link = webLink(item.link);
  return {
    id: item.id,
    title: item.title,
    image: webLink(item.image),
    source: item.source ?? '',
    price: value === undefined ? noPrice : formatPrice(value),
    priceValue: value,
    rating: item.rating,
    reviewCount: item.reviewCount,
    link,
    ...(item.offers?.length && { offers: [...item.offers] }),
    facts: {
      ...(item.delivery && { Teslimat: item.delivery }),
      ...(isGoogleLink(link) && { Bağlantı: 'Google Alışveriş sayfası' }),
    },
  };
}

/** Whether a link leads to Google and not to a seller. */
export function isGoogleLink(link: string): boolean {
  try {
    return /(^|\.)google\.[a-z.]+$/.test(new URL(link).hostname);
  } catch {
    return false;
  }
}

/** A link of the web as it is, anything else as none. */
export function webLink(link: string | undefined): string {
  try {
    const { protocol } = new URL(link ?? '');
    return protocol === 'https:' || protocol === 'http:' ? (link ?? '') : '';
  } catch {
    return '';
  }
}
