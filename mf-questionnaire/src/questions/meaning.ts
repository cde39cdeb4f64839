/** What an answer means for products; the results are searched, ordered and explained by it. */
export type Meaning = PriceMeaning | BrandMeaning | AttributeMeaning | NoMeaning;

/** The option picked is a price range in TL; products outside it are left out. */
export interface PriceMeaning {
  readonly type: 'price';
  readonly ranges: Readonly<Record<string, { readonly min?: number; readonly max?: number }>>;
}

/** The options picked are brands the visitor would like. */
export interface BrandMeaning {
  readonly type: 'brand';
  /** Values that ask for nothing: `no_preference`. */
  readonly neutral?: readonly string[];
}

/** The options picked are values of the products' attribute that has the question's id. */
export interface AttributeMeaning {
  readonly type: 'attribute';
  /** `must` leaves out products that do not meet it, `wish` only ranks and explains. */
  readonly strength: 'must' | 'wish';
  /** Values that ask for nothing: `no_preference`, `flexible`, `none`. */
  readonly neutral?: readonly string[];
  /** Values of the product that serve a pick as well: who asks for `female` is served by `unisex`. */
  readonly servedBy?: Readonly<Record<string, readonly string[]>>;
  /** Values that tell of body, health or belief: they stay on the device. */
  readonly sensitive?: readonly string[];
}

/** The answer says nothing about products, or it is about the visitor's body or health and stays on the device. */
export interface NoMeaning {
  readonly type: 'none' | 'sensitive';
}
