/** What an answer means for products; the results are searched, ordered and explained by it. */
export type Meaning = PriceMeaning | BrandMeaning | AttributeMeaning | SensitiveMeaning | NoMeaning;

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
  /** What speaks against a product for such a value, and how that is said. */
  readonly avoid?: Readonly<Record<string, Avoided>>;
}

/** Values of a product's attribute that speak against it. */
interface Avoided {
  readonly attribute: string;
  readonly anyOf: readonly string[];
  /** `Hamilelikte önerilmez`. */
  readonly label: string;
}

/**
 * The answer tells of body, health or belief: it stays on the device, where it is held against the products' attribute
 * that has the question's id.
 */
export interface SensitiveMeaning {
  readonly type: 'sensitive';
  /** Values that ask for nothing: `none`. */
  readonly neutral?: readonly string[];
}

/** The answer says nothing about products. */
export interface NoMeaning {
  readonly type: 'none';
}
