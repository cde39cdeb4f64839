import type { Facets } from '@denk/shared/product/wire';
import { buckets, type Bucket } from './buckets';
import type { Listed } from './listed';

/** More would hide the list behind its filters. */
const mostFacets = 8;
/** An attribute that fewer products have says little about the list. */
const leastKnown = 0.5;
/** Where products have most of an attribute's values each, choosing one narrows little. */
const mostShared = 0.5;

/** The kind's own facets: of the attributes that most of the products have, those that tell them apart best. */
export function attributeFacets(
  found: readonly Listed[],
  chosen: Readonly<Record<string, readonly string[]>>,
  left: (name: string) => readonly Listed[],
): NonNullable<Facets['attributes']> {
  const labels = new Map<string, string>();
  for (const kind of new Set(found.flatMap(({ kind }) => kind ?? []))) {
    for (const [name, { label }] of Object.entries(kind.attributes)) {
      if (!labels.has(name)) labels.set(name, label);
    }
  }
  const telling = [...labels.keys()]
    .map((name) => ({ name, ...spread(found, name) }))
    .filter(
      ({ name, known, shared }) =>
        chosen[name] !== undefined || (known >= leastKnown && shared <= mostShared),
    )
    // What a product is one of (storage, energy class) before what it may be several of.
    .sort((a, b) => Number(a.several) - Number(b.several));
  return telling
    .map(({ name }) => ({
      name,
      label: labels.get(name) ?? name,
      values: byNumber(buckets(found, left(name), chosen[name], (one) => valuesOf(one, name))),
    }))
    .filter(({ values }) => values.length > 0)
    .filter(({ name }, at) => at < mostFacets || chosen[name] !== undefined);
}

/** The share of products that have the attribute, and how much of it each has. */
function spread(found: readonly Listed[], name: string) {
  const values = new Set<string>();
  let known = 0;
  let pairs = 0;
  for (const { attributes } of found) {
    const own = attributes[name] ?? [];
    if (own.length) known += 1;
    pairs += own.length;
    for (const value of own) values.add(value);
  }
  const each = pairs / Math.max(1, known);
  return {
    known: known / Math.max(1, found.length),
    shared: each / Math.max(1, values.size),
    several: each > 1.2,
  };
}

/** The values that have Turkish words. */
function valuesOf({ kind, attributes }: Listed, name: string) {
  const own = attributes[name];
  if (!own?.length) return [];
  const words = kind?.attributes[name]?.values ?? {};
  return own.flatMap((value) => {
    const label = words[value];
    return label === undefined ? [] : [{ value, label }];
  });
}

/** `8 GB, 16 GB, 32 GB` in their own order where all are numbers. */
function byNumber(values: readonly Bucket[]): Bucket[] {
  const number = ({ label }: Bucket) => /^\d/.test(label) && parseFloat(label.replace(',', '.'));
  const sizes = values.map(number);
  if (sizes.some((size) => size === false)) return [...values];
  return [...values].sort((a, b) => Number(number(a)) - Number(number(b)));
}
