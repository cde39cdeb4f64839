/** A kind of product as the guide knows it; the shape of `catalogue/<kind>.kind.json` as far as it is needed. */
export interface GuideKind {
  readonly id: string;
  /** `Akıllı Telefon` */
  readonly noun: string;
  readonly plural: string;
  readonly category: string;
  readonly contentType: string | null;
  readonly accessoryOf: string | null;
  /** `aylık`, `kişi başı`… */
  readonly priceNote: string | null;
  readonly synonyms: readonly string[];
  /** Attributes that are the same for every product of the kind. */
  readonly fixed: Readonly<Record<string, readonly string[]>>;
  /** Attribute → its Turkish name and its values' Turkish names. */
  readonly attributes: Readonly<
    Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
  >;
}

/** A product the guide may propose; `price` in TL, the cheapest offer. */
export interface GuideProduct {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly brandId: string;
  readonly kind: string;
  readonly price: number;
  readonly rating: number;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** What the catalogue says beside the name: `Antalya, Belek`, `4 gece, her şey dahil`. */
  readonly details: string;
}

/** All the guide needs of a catalogue. */
export interface GuideCatalogue {
  readonly kinds: readonly GuideKind[];
  readonly products: readonly GuideProduct[];
}
