import { contentTypes } from '@denk/shared/product/wire';
import * as v from 'valibot';
import type { CatalogueProduct } from '../catalogue-product';

const text = v.string();
const storedSchema = v.object({
  id: v.pipe(text, v.nonEmpty()),
  kind: text,
  category: text,
  productType: v.exactOptional(text),
  contentType: v.exactOptional(v.picklist(contentTypes)),
  brand: text,
  brandId: text,
  title: v.pipe(text, v.nonEmpty()),
  rating: v.exactOptional(v.number()),
  reviewCount: v.exactOptional(v.number()),
  offers: v.pipe(
    v.array(v.object({ sellerId: text, seller: text, price: v.number(), link: text })),
    v.minLength(1),
  ),
  attributes: v.record(text, v.array(text)),
  specs: v.array(v.object({ name: text, value: text })),
  priceNote: v.exactOptional(text),
  image: v.exactOptional(text),
  description: v.exactOptional(text),
  prices: v.exactOptional(v.array(v.object({ day: text, price: v.number() }))),
  sample: v.boolean(),
});

/** A stored product read back; undefined where it is not one. */
export function readStoredProduct(stored: unknown): CatalogueProduct | undefined {
  return v.is(storedSchema, stored) ? stored : undefined;
}
