import type { Criterion, Reason } from '@denk/shared/product/wire';
import { brandIdOf, type CatalogueProduct } from './catalogue-product';

/** Values of a product that suit every wish for that attribute. */
export const suitsAll: ReadonlySet<string> = new Set([
  'flexible',
  'any',
  'all',
  'both',
  'unisex',
  'no_preference',
  'no-preference',
]);

/** Whether a product meets a criterion; unknown where the catalogue does not say. */
export function stateOf(product: CatalogueProduct, { test }: Criterion): Reason['state'] {
  switch (test.type) {
    case 'price': {
      const price = product.offers[0]?.price;
      if (price === undefined) return 'unknown';
      return price >= (test.min ?? 0) && price <= (test.max ?? Infinity) ? 'met' : 'not-met';
    }
    case 'brand':
      return test.anyOf.some((brand) => brandIdOf(brand) === product.brandId) ? 'met' : 'not-met';
    case 'kind':
      if (!product.kind) return 'unknown';
      return test.anyOf.includes(product.kind) ? 'met' : 'not-met';
    case 'attribute': {
      const values = product.attributes[test.name];
      if (!values?.length) return 'unknown';
      return values.some((value) => test.anyOf.includes(value) || suitsAll.has(value))
        ? 'met'
        : 'not-met';
    }
  }
}

/** The reasons shown with a product, in the criteria's order. */
export function reasonsFor(product: CatalogueProduct, criteria: readonly Criterion[]): Reason[] {
  return criteria.map((criterion) => ({
    id: criterion.id,
    label: criterion.label,
    state: stateOf(product, criterion),
  }));
}

const worth: Readonly<Record<Reason['state'], number>> = { met: 1, unknown: 0.35, 'not-met': 0 };
const worthOfNearPrice = 0.5;

/**
 * How well a product fits, 0–1: what it meets counts fully, what is unknown a third, a price outside the range the more
 * the nearer it is. A must counts twice.
 */
export function fit(product: CatalogueProduct, criteria: readonly Criterion[]): number {
  if (criteria.length === 0) return 0;
  let sum = 0;
  let most = 0;
  for (const criterion of criteria) {
    const weight = criterion.strength === 'must' ? 2 : 1;
    const state = stateOf(product, criterion);
    sum += weight * (state === 'not-met' ? nearness(product, criterion) : worth[state]);
    most += weight;
  }
  return sum / most;
}

function nearness(product: CatalogueProduct, { test }: Criterion): number {
  const price = product.offers[0]?.price;
  if (test.type !== 'price' || !price) return worth['not-met'];
  const { min = 0, max = Infinity } = test;
  return worthOfNearPrice * (price > max ? max / price : price / min);
}

/** Whether a product breaks none of the musts. */
export const keepsMusts = (product: CatalogueProduct, criteria: readonly Criterion[]): boolean =>
  criteria.every(
    (criterion) => criterion.strength !== 'must' || stateOf(product, criterion) !== 'not-met',
  );
