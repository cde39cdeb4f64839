/** One value of a facet with how many products choosing it gives. */
export interface Bucket {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const mostBuckets = 60;

/**
 * The values that products have, the most frequent first, whatever the filters leave of them: a choice stays where it
 * was when another is made. Nothing where one value is all there is, since that narrows nothing.
 */
export function buckets<One>(
  found: readonly One[],
  left: readonly One[],
  chosen: readonly string[] = [],
  read: (one: One) => readonly { readonly value: string; readonly label: string }[],
): Bucket[] {
  const counts = new Map<string, { label: string; of: number; count: number }>();
  for (const one of found) {
    for (const { value, label } of distinct(read(one))) {
      const known = counts.get(value);
      if (known) known.of += 1;
      else counts.set(value, { label, of: 1, count: 0 });
    }
  }
  for (const one of left) {
    for (const { value } of distinct(read(one))) {
      const known = counts.get(value);
      if (known) known.count += 1;
    }
  }
  const whole = [...counts.values()].every(({ of }) => of === found.length);
  if (whole && !chosen.length) return [];
  const sorted = [...counts].sort(
    ([, a], [, b]) => b.of - a.of || a.label.localeCompare(b.label, 'tr'),
  );
  return sorted
    .filter(([value], at) => at < mostBuckets || chosen.includes(value))
    .map(([value, { label, count }]) => ({ value, label, count }));
}

/** Each value once; most products have one of a facet, and a list has hundreds. */
const distinct = <Each extends { readonly value: string }>(
  all: readonly Each[],
): readonly Each[] =>
  all.length < 2 ? all : [...new Map(all.map((each) => [each.value, each])).values()];
