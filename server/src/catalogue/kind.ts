import { contentTypes } from '@denk/shared/product/wire';
import * as v from 'valibot';
import { isCategory } from './categories';

const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/));
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const valueId = v.pipe(v.string(), v.regex(/^[\p{Ll}\d][\p{Ll}\d_.+-]*$/u));

/** `catalogue/<kind>.kind.json`: what the products of one kind are called and described by. */
export const kindSchema = v.strictObject({
  id,
  noun: text,
  plural: text,
  category: v.pipe(v.string(), v.check(isCategory, 'not one of the categories')),
  topic: v.nullable(id),
  contentType: v.nullable(v.picklist(contentTypes)),
  synonyms: v.array(text),
  accessoryOf: v.nullable(id),
  priceNote: v.nullable(text),
  /** Attributes that hold for every product of the kind. */
  fixed: v.record(v.string(), v.array(valueId)),
  attributes: v.record(
    v.string(),
    v.strictObject({ label: text, values: v.record(valueId, text) }),
  ),
});

/** `catalogue/sellers.json`: real sellers and platforms with their own search addresses. */
export const sellersSchema = v.record(
  id,
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

export type Kind = v.InferOutput<typeof kindSchema>;
export type Sellers = v.InferOutput<typeof sellersSchema>;
type SellerRecord = Sellers[string];

/** The seller's own search for a product. */
export function sellerLink(seller: SellerRecord, title: string): string {
  return seller.search.replace('{q}', encodeURIComponent(title));
}
