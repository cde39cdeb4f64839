import { fold } from '@denk/shared/product/text';
import type { Facets, SearchFilters } from '@denk/shared/product/wire';
import { brandIdOf } from '../../catalogue';
import { attributeFacets } from './attribute-facets';
import type { Bucket } from './buckets';
import { buckets } from './buckets';
import type { Listed } from './listed';
import { priceBands } from './price-bands';
import type { FilterName, Sieved } from './sieve';

const ratingSteps = [4.5, 4, 3.5, 3];

/**
 * What a list can be narrowed by. Values are those of everything found; counts are of what all other filters leave, so
 * that a count is what choosing the value would give.
 */
export function facetsOf(
  found: readonly Listed[],
  { passed, keptOutBy }: Sieved<Listed>,
  filters: SearchFilters,
): Facets {
  const left = (name: FilterName) => [...passed, ...keptOutBy(name)];
  const brands = buckets(found, left('brands'), filters.brands, ({ brand }) =>
    named(brand ? [brand] : []),
  );
  const sellers = buckets(found, left('sellers'), filters.sellers, (one) => named(one.sellers));
  const attributes = attributeFacets(found, filters.attributes ?? {}, (name) =>
    left(`attributes.${name}`),
  );
  const prices = found.flatMap(({ price }) => price ?? []);
  const forPrice = left('price');
  const forRating = left('rating_min');
  const kindsOwn = attributes.map(({ values }) => values);
  const brandsSay = says(brands, kindsOwn) ? [] : brands;
  return {
    brands: brandsSay,
    sellers: says(sellers, [...kindsOwn, brandsSay]) ? [] : sellers,
    ...(prices.length > 0 && {
      price: { min: lowest(prices), max: highest(prices) },
      prices: priceBands(prices).map((band) => {
        const { min = 0, max = Infinity } = band;
        const isIn = ({ price }: Listed) => price !== undefined && price >= min && price <= max;
        return { ...band, count: forPrice.filter(isIn).length };
      }),
    }),
    ratings: ratingSteps
      .map((min) => ({ min, count: forRating.filter(({ rating = 0 }) => rating >= min).length }))
      .filter(
        ({ min, count }) => (count > 0 && count < found.length) || min === filters.rating_min,
      ),
    ...(attributes.length > 0 && { attributes }),
  };
}

const named = (names: readonly string[]) =>
  names.map((name) => ({ value: brandIdOf(name), label: name }));

const lowest = (prices: readonly number[]) => prices.reduce((a, b) => Math.min(a, b));
const highest = (prices: readonly number[]) => prices.reduce((a, b) => Math.max(a, b));

/** Whether a facet says what another says already: `Satıcı: Netflix` beside `Platform: Netflix`. */
function says(facet: readonly Bucket[], others: readonly (readonly Bucket[])[]): boolean {
  const words = facet.map(({ label }) => fold(label));
  return others.some((other) => {
    const known = new Set(other.map(({ label }) => fold(label)));
    const shared = words.filter((word) => known.has(word)).length;
    return shared >= 2 && shared >= 0.75 * Math.min(words.length, known.size);
  });
}
