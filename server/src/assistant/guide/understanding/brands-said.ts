import { carries } from '../product-traits';
import { findBrands } from './find-brands';
import type { GuideProduct } from '../guide-catalogue';
import type { Lexicon } from './lexicon';
import { adds, asksForOtherBrands } from './noise-words';
import type { Words } from './read-words';
import type { Wants } from './wants';

/** What a message says about brands, and what follows from it. */
export interface BrandsSaid {
  readonly named: readonly string[];
  readonly refused: readonly string[];
  readonly wanted: readonly string[];
  /** Brands that were wanted before and are no more. */
  readonly gone: readonly string[];
  readonly used: readonly number[];
}

/** The brands wanted after a message: a new name takes the place of the old one, unless it is added with `de`, `veya`. */
export function brandsSaid(
  words: Words,
  ofModel: string | undefined,
  base: Wants,
  proposed: readonly GuideProduct[],
  folded: string,
  lexicon: Lexicon,
): BrandsSaid {
  const { named: said, refused: away, used } = findBrands(words, lexicon);
  const another = asksForOtherBrands.test(folded);
  const refused = another
    ? [...new Set([...away, ...base.brands, ...proposed.map(({ brandId }) => brandId)])].filter(
        (id) => !said.includes(id),
      )
    : away;
  const named = ofModel && !refused.includes(ofModel) ? [...new Set([...said, ofModel])] : said;
  const kept = named.length > 0 && !adds.test(folded) ? [] : base.brands;
  const wanted = newest(kept, named, refused);
  return { named, refused, wanted, gone: base.brands.filter((id) => !wanted.includes(id)), used };
}

/** Model words that belong to no brand that was given up: without Apple no `iphone`. */
export function withoutBrands(
  { kinds, modelWords: words }: Wants,
  gone: readonly string[],
  lexicon: Lexicon,
): readonly string[] {
  if (gone.length === 0) return words;
  const products = lexicon.productsOf(kinds);
  return words.filter((word) => {
    const carrying = products.filter((product) => carries(product, word));
    return carrying.some(({ brandId }) => !gone.includes(brandId));
  });
}

/** Names said now come first; what is said now replaces its opposite. */
export const newest = (
  before: readonly string[],
  now: readonly string[],
  opposite: readonly string[],
) => [...new Set([...now, ...before].filter((id) => !opposite.includes(id)))];
