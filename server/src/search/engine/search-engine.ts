import type { ContentType, Criterion } from '@denk/shared/product/wire';
import type { CatalogueProduct, ProductSource } from '../../catalogue';
import type { Candidate } from '../vocabulary/indexed-product';
import { stem, type Vocabulary } from '../../language';

/** A stem that is looked for; with `prefix` whatever begins like it, too. */
export interface SoughtWord {
  readonly stem: string;
  readonly prefix: boolean;
}

/** What an engine is asked for. Words are stems, phrases folded words; see the Turkish layer. */
export interface FindRequest {
  readonly words: readonly SoughtWord[];
  /** Whether a product has to carry all words or any of them. */
  readonly match: 'all' | 'any';
  /** Each has to stand in the title as it is. */
  readonly phrases: readonly string[];
  readonly where: Where;
  /** Criteria that products are preferred by. */
  readonly prefer: readonly Criterion[];
  /** What comes first where no word decides; the better liked if nothing is said. */
  readonly lean?: 'cheap' | 'dear' | undefined;
  /** How many candidates at most, best first. */
  readonly most: number;
}

/** The words that an index is asked for: where there are only phrases, those of the phrases. */
export const soughtWords = ({ words, phrases }: FindRequest): readonly SoughtWord[] =>
  words.length
    ? words
    : phrases.flatMap((phrase) =>
        phrase.split(' ').map((text) => ({ stem: stem(text), prefix: false })),
      );

/** What products have to be. */
export interface Where {
  readonly kinds?: readonly string[];
  readonly category?: string;
  readonly contentType?: ContentType;
  readonly brandIds?: readonly string[];
  /** At least one offer of one of these. */
  readonly sellerIds?: readonly string[];
  /** Of the cheapest offer, TL. */
  readonly price?: { readonly min?: number | undefined; readonly max?: number | undefined };
  readonly ratingMin?: number;
  /** Attribute → values: one of each attribute's at least. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  /** Criteria that must not be broken. */
  readonly musts: readonly Criterion[];
}

/** What an engine knows of its products as a whole. */
export interface Knowledge {
  readonly vocabulary: Vocabulary;
  /** Brand id → name and number of products. */
  readonly brands: ReadonlyMap<string, { readonly name: string; readonly count: number }>;
  /** Which brand makes how many products of which kind, most first. */
  readonly pairs: readonly BrandKind[];
}

/** A brand's number of products of a kind. */
export interface BrandKind {
  readonly brandId: string;
  readonly kind: string;
  readonly count: number;
}

/** A product's name offered while typing. */
export interface Completion {
  readonly text: string;
  /** Higher is better. */
  readonly weight: number;
  /** The product's, where it is one. */
  readonly id?: string;
}

/** Stores products and finds candidates; understanding and ranking are the layer's. Calls may throw `CatalogueUnavailable`. */
export interface SearchEngine extends ProductSource {
  /** Done once what was imported before the start is loaded, or could not be; at once where it is missing. */
  readonly settled?: Promise<void>;
  /** Whether what it searches cannot be asked at this moment, as far as it knows. */
  readonly isAway?: () => boolean;
  readonly name: 'embedded' | 'postgres';
  /** Changes whenever the products change. */
  knowledge(): Knowledge;
  find(request: FindRequest): Promise<readonly Candidate[]>;
  /** Names whose beginning, or a word's beginning, is the folded text. */
  complete(folded: string, most: number): Promise<readonly Completion[]>;
  close(): Promise<void>;
}

/** How well known a product is, 0–1; orders products that fit equally. */
export function popularity(product: CatalogueProduct): number {
  const rating = product.rating ?? 3.5;
  const reviews = Math.log10(1 + (product.reviewCount ?? 0)) / 5;
  return Math.min(1, 0.6 * (rating / 5) + 0.4 * reviews);
}
