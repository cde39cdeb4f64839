import type { Product } from '@denk/shared/product/wire';
import type { CatalogueProduct, Kind } from '../../catalogue';

/** What a list is filtered, counted and sorted by, whatever the product's source. */
export interface Listed {
  readonly brand?: string | undefined;
  readonly sellers: readonly string[];
  /** TL, of the cheapest offer. */
  readonly price?: number | undefined;
  readonly rating?: number | undefined;
  readonly kind?: Kind | undefined;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/** A catalogue product in a list. */
export const listed = (product: CatalogueProduct, kinds: ReadonlyMap<string, Kind>): Listed => ({
  brand: product.brand,
  sellers: product.offers.map(({ seller }) => seller),
  price: product.offers[0]?.price,
  rating: product.rating,
  kind: kinds.get(product.kind),
  attributes: product.attributes,
});

/** A live service's product in a list; what it is like is not known. */
export const listedLive = (product: Product, brand: string | undefined): Listed => ({
  brand,
  sellers: [product.source, ...(product.offers ?? []).map(({ seller }) => seller)].filter(Boolean),
  price: product.priceValue,
  rating: product.rating,
  attributes: {},
});
