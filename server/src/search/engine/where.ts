import { type CatalogueProduct, keepsMusts, statedValues } from '../../catalogue';
import type { Where } from './search-engine';

/** Whether a product is what it has to be; the rule that every engine follows. */
export function satisfies(product: CatalogueProduct, where: Where): boolean {
  if (where.kinds?.length && !where.kinds.includes(product.kind)) return false;
  if (where.category !== undefined && product.category !== where.category) return false;
  if (where.contentType !== undefined && product.contentType !== where.contentType) return false;
  if (where.brandIds?.length && !where.brandIds.includes(product.brandId)) return false;
  const { sellerIds, price, ratingMin, attributes = {} } = where;
  if (sellerIds?.length && !product.offers.some(({ sellerId }) => sellerIds.includes(sellerId)))
    return false;
  if (price && !inRange(product.offers[0]?.price, price)) return false;
  if (ratingMin !== undefined && (product.rating ?? 0) < ratingMin) return false;
  for (const [name, values] of Object.entries(attributes)) {
    if (!statedValues(product, name).some((value) => values.includes(value))) return false;
  }
  return keepsMusts(product, where.musts);
}

function inRange(price: number | undefined, range: NonNullable<Where['price']>): boolean {
  if (price === undefined) return false;
  return price >= (range.min ?? 0) && price <= (range.max ?? Infinity);
}
