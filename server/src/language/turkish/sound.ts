/** Foreign spellings and how they sound to a Turkish ear, folded; in this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/sch|sh/g, 's'],
  [/ph/g, 'f'],
  [/g(?=[ei])/g, 'j'],
  [/ck|ch|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/th/g, 't'],
  [/(.)\1+/g, '$1'],
  [/(?<=.{4})e$/, ''],
];

/** A folded word as it is heard: `lacoste` and `lakost`, `turkcell` and `turkcel` sound alike. */
export function phoneticKey(folded: string): string {
  return spellings.reduce((word, [spelling, sound]) => word.replace(spelling, sound), folded);
}
