import * as v from '@denk/shared/schema';

/** A seller as the product page lists it (docs/product.md#product-page-data). */
export const sellerSchema = v.object({
  id: v.string(),
  name: v.string(),
  logo: v.string(),
  price: v.string(),
  priceValue: v.number(),
  rating: v.optional(v.number()),
  reviewCount: v.optional(v.number()),
  shippingTime: v.string(),
  freeShipping: v.boolean(),
  location: v.string(),
  link: v.string(),
});

/** `GET /api/products/{id}`: a product page's data (docs/product.md#product-page-data). */
export const productDetailSchema = v.object({
  meta: v.object({
    title: v.string(),
    description: v.string(),
    jsonLd: v.optional(v.unknown()),
    /** False for a sample: search engines shall not list it. */
    indexed: v.optional(v.boolean()),
    /** For shared links. */
    picture: v.optional(v.string()),
  }),
  product: v.object({
    id: v.string(),
    title: v.string(),
    description: v.string(),
    brand: v.string(),
    kind: v.string(),
    kindLabel: v.string(),
    category: v.string(),
    categoryLabel: v.string(),
    rating: v.optional(v.number()),
    reviewCount: v.optional(v.number()),
    imageUrl: v.string(),
    features: v.array(v.string()),
    specs: v.array(v.object({ name: v.string(), value: v.string() })),
    priceNote: v.optional(v.string()),
    sellers: v.array(sellerSchema),
    sample: v.boolean(),
    /** What people ask of its kind, at least one. */
    questions: v.optional(v.array(v.object({ asks: v.string(), says: v.string() }))),
    /** The lowest price of days on which it was seen, oldest first, at least two; TL. */
    prices: v.optional(
      v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), price: v.number() })),
    ),
  }),
  /** A few others of the same kind: id, title, price text, picture. */
  similar: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      price: v.string(),
      imageUrl: v.string(),
      /** What it has otherwise than this product: `3.000,00 TL daha ucuz`, `Ekran: 65 inç`. */
      differences: v.optional(v.array(v.string())),
    }),
  ),
});

export type Seller = v.InferOutput<typeof sellerSchema>;
export type ProductDetail = v.InferOutput<typeof productDetailSchema>;
