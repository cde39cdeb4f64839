import type { SearchFilters } from '@denk/shared/product/wire';
import { brandIdOf, statedValues } from '../../catalogue';
import type { Listed } from './listed';

/** A filter's field on the wire; of the attributes each is one. */
export type FilterName = 'price' | 'brands' | 'sellers' | 'rating_min' | `attributes.${string}`;

/** What the filters leave, and what each of them alone keeps out: a facet counts both. */
export interface Sieved<One> {
  readonly passed: readonly One[];
  readonly keptOutBy: (name: FilterName) => readonly One[];
}

type Test = readonly [name: FilterName, passes: (one: Listed) => boolean];

/** Parts what was found by the filters that are set. */
export function sieve<One extends Listed>(
  found: readonly One[],
  filters: SearchFilters,
): Sieved<One> {
  const tests = testsOf(filters);
  const passed: One[] = [];
  const keptOut = new Map<FilterName, One[]>();
  for (const one of found) {
    const failed = tests.filter(([, passes]) => !passes(one));
    const [only] = failed;
    if (!only) passed.push(one);
    else if (failed.length === 1) {
      const others = keptOut.get(only[0]);
      if (others) others.push(one);
      else keptOut.set(only[0], [one]);
    }
  }
  return { passed, keptOutBy: (name) => keptOut.get(name) ?? [] };
}

/** The names of the filters that are set. */
export const filterNames = (filters: SearchFilters): FilterName[] =>
  testsOf(filters).map(([name]) => name);

function testsOf(filters: SearchFilters): Test[] {
  const { price, brands, sellers, rating_min: ratingMin, attributes = {} } = filters;
  const tests: Test[] = [];
  if (price && (price.min !== undefined || price.max !== undefined)) {
    const { min = 0, max = Infinity } = price;
    tests.push(['price', (one) => one.price !== undefined && one.price >= min && one.price <= max]);
  }
  if (brands?.length) {
    const ids = new Set(brands.map(brandIdOf));
    tests.push(['brands', ({ brand }) => brand !== undefined && ids.has(brandIdOf(brand))]);
  }
  if (sellers?.length) {
    const ids = new Set(sellers.map(brandIdOf));
    tests.push(['sellers', (one) => one.sellers.some((seller) => ids.has(brandIdOf(seller)))]);
  }
  if (ratingMin !== undefined) {
    tests.push(['rating_min', ({ rating = 0 }) => rating >= ratingMin]);
  }
  for (const [name, values] of Object.entries(attributes)) {
    if (!values.length) continue;
    tests.push([
      `attributes.${name}`,
      (one) => statedValues(one, name).some((value) => values.includes(value)),
    ]);
  }
  return tests;
}
