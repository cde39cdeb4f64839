import { isRoot } from './dictionary';

/** What a verb's stem is followed by where it does something, shall or can do it; and where it does not. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/m[ae](?:z|s[iu]n|y[ae]n)$/, 'mz'],
  [
    /(?:(?<=[aeiou])y[ae]n|(?<=[^aeiou])[ae]n|s[iu]n|(?:(?<=[aeiou])y|(?<=[^aeiou]))[ae]bil(?:en|ir|sin))$/,
    'n',
  ],
];
const shortest = 3;

/**
 * The form that what a folded verb does, shall do and can do share, and another one that it does not: `kurulan`,
 * `kurulsun`, `kurulabilen` → `kuruln`; `geçirmez`, `geçirmesin`, `geçirmeyen` → `gecirmz`. Undefined for anything else.
 */
export function verbForm(folded: string): string | undefined {
  for (const [ending, key] of endings) {
    const root = folded.replace(ending, '');
    const isVerb = root.length >= shortest && (isRoot(`${root}mek`) || isRoot(`${root}mak`));
    if (root !== folded && isVerb) return root + key;
  }
  return undefined;
}
