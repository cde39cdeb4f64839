import { reasonSchema } from '@denk/shared/product/wire';
import * as v from '@denk/shared/schema';

const text = v.string();

const shownPriceSchema = v.object({
  /** As it is shown: `42.999,00 TL`. */
  text,
  /** TL; what sorts and filters. Absent where the text carries no number: `Ücretsiz`. */
  value: v.optional(v.pipe(v.number(), v.finite(), v.gtValue(0))),
});

const sellerOfferSchema = v.object({
  seller: text,
  price: v.optional(shownPriceSchema),
  /** http(s) only. */
  link: v.optional(text),
});

/** One product of the list with everything that is shown of it, all its sellers folded in. */
export const itemSchema = v.object({
  /** Stable over searches: what the shortlist and the comparison know it by. */
  key: text,
  title: text,
  /** A local, https or data address of a picture. */
  picture: v.optional(text),
  /** Lowest price first, at least one; offers without a price come last. */
  offers: v.pipe(v.array(sellerOfferSchema), v.minLength(1)),
  rating: v.optional(v.number()),
  reviewCount: v.optional(v.number()),
  /** `/product/{id}`. */
  page: v.optional(text),
  brand: v.optional(text),
  category: v.optional(text),
  /** `aylık`, `kişi başı`… */
  priceNote: v.optional(text),
  sample: v.boolean(),
  reasons: v.array(reasonSchema),
  /** What was asked for and this product lacks, as the visitor wrote it. */
  missing: v.optional(v.array(text)),
  facts: v.record(text, text),
  /** What the browser's own answers are applied to. */
  attributes: v.optional(v.record(text, v.array(text))),
  /** What speaks against it for this visitor: `Hamilelikte önerilmez`. */
  cautions: v.optional(v.array(text)),
});

export type Item = v.InferOutput<typeof itemSchema>;
export type ShownPrice = v.InferOutput<typeof shownPriceSchema>;
export type SellerOffer = v.InferOutput<typeof sellerOfferSchema>;
