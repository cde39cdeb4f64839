import type { ContentType } from '@denk/shared/product/wire';
import { fold } from '@denk/shared/product/text';
import { remembering } from '../language';
import type { ObservedPrice } from './observed-prices';

/** One seller's offer of a catalogue product; `price` in TL. */
export interface CatalogueOffer {
  /** An id of sellers.json, or the folded name of a feed's seller. */
  readonly sellerId: string;
  readonly seller: string;
  readonly price: number;
  readonly link: string;
}

/** A product as the catalogue keeps it, whether from the sample files or from a seller's feed. */
export interface CatalogueProduct {
  readonly id: string;
  /** An id of the kinds; empty where a feed's product fits none. */
  readonly kind: string;
  /** An id of the categories; empty where unknown. */
  readonly category: string;
  /** What the shop calls its kind, where no known kind is called so. */
  readonly productType?: string;
  readonly contentType?: ContentType;
  readonly brand: string;
  readonly brandId: string;
  readonly title: string;
  /** 0–5; sample values in the sample catalogue. */
  readonly rating?: number;
  readonly reviewCount?: number;
  /** Cheapest first, at least one. */
  readonly offers: readonly CatalogueOffer[];
  /** Attribute → values, in the questionnaire's vocabulary. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly priceNote?: string;
  readonly image?: string;
  readonly description?: string;
  /** What imports saw of its price, by day; a sample has none. */
  readonly prices?: readonly ObservedPrice[];
  /** From the sample files: labelled on screen; its ratings never become structured data. */
  readonly sample: boolean;
}

/** A product's values of an attribute, none where the catalogue does not say; any text may be asked for. */
export const statedValues = (
  { attributes }: Pick<CatalogueProduct, 'attributes'>,
  name: string,
): readonly string[] => (Object.hasOwn(attributes, name) ? attributes[name] : undefined) ?? [];

/** `New Balance` → `new_balance`, `Arçelik` → `arcelik`: the questionnaire's brand values. */
export const brandIdOf: (brand: string) => string = remembering(5000, (brand) => {
  const id = fold(brand)
    .replace(/[^\p{L}\p{N}+]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  return brandIds.get(id) ?? id;
});

const brandIds: ReadonlyMap<string, string> = new Map([['mercedes_benz', 'mercedes']]);
