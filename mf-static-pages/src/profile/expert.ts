import type { PortraitName } from '../portrait/portraits';

/** An expert's sample profile (docs/product.md#profile-page). */
export interface Expert {
  readonly name: string;
  /** In the address: `/profile/elif-yilmaz`. Lower-case letters, digits and hyphens. */
  readonly username: string;
  /** Which drawn portrait stands for the person. */
  readonly avatar: PortraitName;
  /** What the person is good at, in a few words: `Telefon ve bilgisayar uzmanı`. */
  readonly headline: string;
  readonly bio: string;
  readonly location: string;
  /** `YYYY-MM`. */
  readonly joinDate: string;
  readonly followers: number;
  readonly following: number;
  readonly expertise: readonly string[];
  readonly verified: boolean;
  readonly socialLinks: ExpertLinks;
  readonly stats: ExpertStats;
}

/** Addresses of sample accounts; all are http(s). */
export interface ExpertLinks {
  readonly instagram: string;
  readonly twitter: string;
  readonly website: string;
}

export interface ExpertStats {
  readonly totalMatches: number;
  /** 0–5. */
  readonly averageRating: number;
  readonly totalReviews: number;
}

/** A product that an expert matched with someone; an entry of the sample catalogue. */
export interface ExpertMatch {
  /** The catalogue's id: `/product/{productId}`. */
  readonly productId: string;
  /** The catalogue's kind of product; it finds the picture: `/pictures/{kind}/{productId}.svg`. */
  readonly kind: string;
  readonly title: string;
  /** What kind of thing it is, as shown: `Akıllı Telefon`. */
  readonly category: string;
  /** 0–100. */
  readonly percent: number;
  /** 0–5. */
  readonly rating: number;
  /** The cheapest sample price, in TL. */
  readonly price: number;
  /** What the price is for where it is not one piece: `kişi başı`. */
  readonly priceNote?: string;
}
