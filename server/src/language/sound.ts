/** Foreign spellings and how they sound to a Turkish ear, folded; in this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^a[iy](?=[^aeiouy])/g, 'i'],
  [/^x(?=[aeiou])/g, 's'],
  [/^iks/g, 'ks'],
  [/tion/g, 'sin'],
  [/^([^aeiou]*)i([^aeiouwxy])e$/g, '$1ai$2'],
  [/au/g, 'o'],
  [/^([^aeiouy]{1,2})y(?=[^aeiouy])/g, '$1ai'],
  [/sch|sh/g, 's'],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
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

/** A folded word as it is heard: `lacoste` and `lakost`, `nike` and `nayk`, `sony` and `soni` sound alike. */
export function phoneticKey(folded: string): string {
  return spellings.reduce((word, [spelling, sound]) => word.replace(spelling, sound), folded);
}
