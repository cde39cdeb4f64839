import type { Knowledge } from './knowledge';

const longestName = 3;

/** What the last words of a row of stems name: `kind`, or the attributes that have such a value; the longest name counts. */
export function sortsNamed(
  stems: readonly string[],
  { kindNames, valueNames }: Pick<Knowledge, 'kindNames' | 'valueNames'>,
): readonly string[] {
  for (let length = Math.min(longestName, stems.length); length > 0; length -= 1) {
    const name = stems.slice(-length);
    const attributes = valueNames
      .meaningsOf(name)
      .map((meaning) => meaning.slice(meaning.indexOf(' ') + 1, meaning.indexOf('=')));
    const sorts = [...(kindNames.meaningsOf(name).length > 0 ? ['kind'] : []), ...attributes];
    if (sorts.length > 0) return [...new Set(sorts)];
  }
  return [];
}
