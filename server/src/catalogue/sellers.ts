import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));

/** `catalogue/sellers.json`: real sellers and platforms with their own search addresses. */
export const sellersSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/)),
  v.strictObject({
    name: text,
    /** `{q}` stands for the encoded product title. */
    search: v.pipe(v.string(), v.startsWith('https://'), v.includes('{q}'), v.url()),
    location: text,
    /** TL from which shipping is free; null where nothing is shipped. */
    freeShippingFrom: v.nullable(v.pipe(v.number(), v.minValue(0))),
    shipping: text,
  }),
);

export type Sellers = v.InferOutput<typeof sellersSchema>;
type SellerRecord = Sellers[string];

/** The seller's own search for a product. */
export function sellerLink(seller: SellerRecord, title: string): string {
  // Shops’ own searches know the apostrophe of keyboards.
  return seller.search.replace('{q}', encodeURIComponent(title.replaceAll('’', "'")));
}
