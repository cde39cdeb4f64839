import type { Facets } from '@denk/shared/product/wire';
import { brandIdOf, type CatalogueProduct } from '../../catalogue';

const ratingSteps = [4.5, 4, 3.5, 3];
const mostBuckets = 40;

/** What is counted of a product, whatever its source. */
export interface Counted {
  readonly brand?: string | undefined;
  readonly sellers: readonly string[];
  /** TL. */
  readonly price?: number | undefined;
  readonly rating?: number | undefined;
}

/** What is counted of a catalogue product. */
export const counted = (product: CatalogueProduct): Counted => ({
  brand: product.brand,
  sellers: product.offers.map(({ seller }) => seller),
  price: product.offers[0]?.price,
  rating: product.rating,
});

/** Counts over everything found, before brand, seller, price and rating narrowed it. */
export function facetsOf(products: readonly Counted[]): Facets {
  const brands = new Map<string, Bucket>();
  const sellers = new Map<string, Bucket>();
  let min = Infinity;
  let max = 0;
  for (const product of products) {
    if (product.brand) add(brands, brandIdOf(product.brand), product.brand);
    for (const name of new Set(product.sellers)) if (name) add(sellers, brandIdOf(name), name);
    if (product.price !== undefined) {
      min = Math.min(min, product.price);
      max = Math.max(max, product.price);
    }
  }
  return {
    brands: sorted(brands),
    sellers: sorted(sellers),
    ...(max > 0 && { price: { min, max } }),
    ratings: ratingSteps.map((step) => ({
      min: step,
      count: products.filter(({ rating }) => (rating ?? 0) >= step).length,
    })),
  };
}

interface Bucket {
  readonly value: string;
  readonly label: string;
  count: number;
}

function add(buckets: Map<string, Bucket>, value: string, label: string): void {
  const bucket = buckets.get(value);
  if (bucket) bucket.count += 1;
  else buckets.set(value, { value, label, count: 1 });
}

const sorted = (buckets: ReadonlyMap<string, Bucket>): Bucket[] =>
  [...buckets.values()]
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'tr'))
    .slice(0, mostBuckets);
