/** The shortest stem that an ending may leave; short words keep endings that look like suffixes. */
interface Ending {
  readonly pattern: RegExp;
  readonly keep: number;
}

/** Folded suffixes of catalogue nouns, tried in this order until none fits. Never lI, sIz, lIk, CI: they make other words. */
const endings: readonly Ending[] = [
  { pattern: /(?<=[iu])n[dt][ae]n?$/, keep: 4 },
  { pattern: /(?<=[aeiou]s[iu])n[iuae]$/, keep: 4 },
  { pattern: /l[ae]r[iu]?$/, keep: 3 },
  { pattern: /(?<=[aeiu])n[iu]n$/, keep: 3 },
  { pattern: /(?<=[aeiou])s[iu]$/, keep: 3 },
  { pattern: /(?<=[aeiou])y[iuae]$/, keep: 3 },
  { pattern: /[dt][ae]n?$/, keep: 4 },
  { pattern: /(?<=[^aeiou\d])[iu]n$/, keep: 4 },
  { pattern: /(?<=[^aeiou\d])[iu]$/, keep: 3 },
  { pattern: /(?<=[^aeiou\d])[ae]$/, keep: 4 },
];

const hardened: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };
const known = new Map<string, string>();

/**
 * The form that a folded word and its suffixed forms share: `buzdolabi`, `buzdolaplari` → `buzdolap`.
 * Words with digits stay as they are. Not a word to show.
 */
export function stem(folded: string): string {
  const before = known.get(folded);
  if (before !== undefined) return before;
  const stemmed = strip(folded);
  if (known.size > 50_000) known.clear();
  known.set(folded, stemmed);
  return stemmed;
}

function strip(folded: string): string {
  if (/[^a-z]/.test(folded) || folded.length < 4) return folded;
  let word = folded;
  for (let again = true; again;) {
    again = false;
    for (const { pattern, keep } of endings) {
      const rest = word.replace(pattern, '');
      if (rest !== word && rest.length >= keep) {
        word = rest;
        again = true;
        break;
      }
    }
  }
  const last = word.at(-1) ?? '';
  return word.length > 3 && hardened[last] ? word.slice(0, -1) + hardened[last] : word;
}
