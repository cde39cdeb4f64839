import type { Kind, Knowledge } from '../../catalogue';

/** A kind of product as the guide knows it. */
export type GuideKind = Kind;

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
  readonly knowledge: Knowledge;
}
