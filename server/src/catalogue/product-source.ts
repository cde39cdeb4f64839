import type { CatalogueProduct } from './catalogue-product';

/** The store of products cannot answer now: its database is away or slow. It recovers by itself. */
export class CatalogueUnavailable extends Error {
  constructor(detail: string) {
    super(`catalogue unavailable: ${detail}`);
    this.name = 'CatalogueUnavailable';
  }
}

/** Where products are taken from by their ids, whichever engine holds them. Calls may throw `CatalogueUnavailable`. */
export interface ProductSource {
  products(ids: readonly string[]): Promise<readonly CatalogueProduct[]>;
  /** Well-liked products of the same kind. */
  similar(product: CatalogueProduct, max: number): Promise<readonly CatalogueProduct[]>;
  /** Every product's id, or those alone that are no sample. */
  ids(of?: 'real'): Promise<readonly string[]>;
}
