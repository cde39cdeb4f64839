import {
  criterionLabel,
  criterionName,
  type Criterion,
  type Reason,
} from '@denk/shared/product/wire';
import { brandIdOf, type CatalogueProduct, statedValues } from './catalogue-product';

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

/** How a product stands to a criterion: of several things asked for it may have some. */
interface Standing {
  readonly state: Reason['state'];
  /** What of it the product has, in words, where that is less than the criterion's label says. */
  readonly has?: readonly string[];
  /** How many of how many asked for. */
  readonly met?: number;
  readonly of?: number;
}

function standingOf(product: CatalogueProduct, { test }: Criterion): Standing {
  switch (test.type) {
    case 'price': {
      const price = product.offers[0]?.price;
      if (price === undefined) return { state: 'unknown' };
      const within = price >= (test.min ?? 0) && price <= (test.max ?? Infinity);
      return { state: within ? 'met' : 'not-met' };
    }
    case 'brand': {
      // A product has one brand: of several that would do it is one.
      const one = test.anyOf.some((brand) => brandIdOf(brand) === product.brandId);
      if (!one) return { state: 'not-met' };
      return { state: 'met', ...(test.anyOf.length > 1 && { has: [product.brand] }) };
    }
    case 'kind':
      if (!product.kind) return { state: 'unknown' };
      return { state: test.anyOf.includes(product.kind) ? 'met' : 'not-met' };
    case 'attribute':
      return attributeStanding(statedValues(product, test.name), test);
  }
}

type AttributeTest = Extract<Criterion['test'], { readonly type: 'attribute' }>;

function attributeStanding(
  values: readonly string[],
  { anyOf, asked = [] }: AttributeTest,
): Standing {
  if (!values.length) return { state: 'unknown' };
  if (values.some((value) => suitsAll.has(value))) return { state: 'met' };
  if (asked.length < 2) {
    return { state: values.some((value) => anyOf.includes(value)) ? 'met' : 'not-met' };
  }
  const has = asked.filter((one) => one.anyOf.some((value) => values.includes(value)));
  if (!has.length) return { state: 'not-met' };
  if (has.length === asked.length) return { state: 'met' };
  return {
    state: 'partly',
    has: has.map(({ label }) => label),
    met: has.length,
    of: asked.length,
  };
}

/** Whether a product meets a criterion; unknown where the catalogue does not say. */
const stateOf = (product: CatalogueProduct, criterion: Criterion): Reason['state'] =>
  standingOf(product, criterion).state;

/** The reasons shown with a product, in the criteria's order; each names only what the product has. */
export function reasonsFor(product: CatalogueProduct, criteria: readonly Criterion[]): Reason[] {
  return criteria.map((criterion) => {
    const { has, ...standing } = standingOf(product, criterion);
    const { id, label } = criterion;
    return { id, label: has ? criterionLabel(criterionName(label), has) : label, ...standing };
  });
}

const worthOfUnknown = 0.35;
const worthOfNearPrice = 0.5;

/**
 * How well a product fits, 0–1: what it meets counts fully, in part by that part, what is unknown a third, a price outside the range the more
 * the nearer it is. A must counts twice.
 */
export function fit(product: CatalogueProduct, criteria: readonly Criterion[]): number {
  if (criteria.length === 0) return 0;
  let sum = 0;
  let most = 0;
  for (const criterion of criteria) {
    const weight = criterion.strength === 'must' ? 2 : 1;
    sum += weight * shareOf(standingOf(product, criterion), product, criterion);
    most += weight;
  }
  return sum / most;
}

function shareOf(
  { state, met = 0, of = 1 }: Standing,
  product: CatalogueProduct,
  criterion: Criterion,
): number {
  switch (state) {
    case 'met':
      return 1;
    case 'partly':
      return met / of;
    case 'unknown':
      return worthOfUnknown;
    case 'not-met':
      return nearness(product, criterion);
  }
}

function nearness(product: CatalogueProduct, { test }: Criterion): number {
  const price = product.offers[0]?.price;
  if (test.type !== 'price' || !price) return 0;
  const { min = 0, max = Infinity } = test;
  return worthOfNearPrice * (price > max ? max / price : price / min);
}

/** Whether a product breaks none of the musts. */
export const keepsMusts = (product: CatalogueProduct, criteria: readonly Criterion[]): boolean =>
  criteria.every(
    (criterion) => criterion.strength !== 'must' || stateOf(product, criterion) !== 'not-met',
  );
