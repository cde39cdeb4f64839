import { remembering } from './remembering';
import { verbForm } from './verb-forms';

/** A folded ending of nouns, and how many letters it must leave: short words keep endings that look like suffixes. */
interface Ending {
  readonly pattern: RegExp;
  readonly keep: number;
}

/** Plural and case, tried in this order until none fits. Never lI, sIz, lIk, CI: they make other words. */
const inflections: readonly Ending[] = [
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

/** Whose a thing is and where it goes; a word carries several: `otel-ler-imiz-den`. */
const persons: readonly Ending[] = [
  { pattern: /(?<=[^aeiou])[iu][mn](?:[iu]z)?$/, keep: 4 },
  { pattern: /(?<=[aeiou])m(?:[iu]z)?$/, keep: 5 },
  { pattern: /(?<=[aeiou])n(?:[iu]z)?$/, keep: 6 },
  { pattern: /l[ae]r(?:[iu])?$/, keep: 3 },
  { pattern: /(?:n?[dt][ae])(?:n|ki)?$/, keep: 4 },
  { pattern: /(?<=[^aeiou])[iuae]$/, keep: 4 },
  { pattern: /[nsy][iuae]$/, keep: 4 },
  { pattern: /(?<=[aeiou])yl[ae]$/, keep: 3 },
  { pattern: /l[ae]$/, keep: 5 },
];

/** What stands after an apostrophe: `samsung'un`, `128 GB'lık`, `Apple'dan`. */
const afterApostrophe =
  /^(?:[iu]|y[iu]|s[iu]|n[iu]n|[iu]n|[ae]|y[ae]|[dt][ae](?:n|ki)?|[dt]ak[iu]|y?l[ae]|l[ae]r.*|l[iu]|l[iu]k|s[iu]z|c[iu]|(?:n?[iu]n)?k[iu](?:n[iu]n?|y[iu]|ler|n[ei])?|y?[iu]?m(?:[iu]z)?(?:[iuae]|[iu]n|[dt][ae]n?)?|n[dt][ae]n?)$/;

/** `kişi` is counted far more often than somebody says `kışı`. */
const person = 'kisi';

const leastRest = 3;
const mostEndings = 5;
const hardened: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };

const mostRemembered = 50_000;

/**
 * The form that a folded word and its suffixed forms share: `buzdolabi`, `buzdolaplari` → `buzdolap`.
 * Words with digits stay as they are. Not a word to show.
 */
export const stem: (folded: string) => string = remembering(mostRemembered, strip);

function strip(folded: string): string {
  if (/[^a-z]/.test(folded) || folded.length < 4) return folded;
  const verb = verbForm(folded);
  if (verb !== undefined) return verb;
  let word = folded;
  for (let again = true; again;) {
    again = false;
    for (const { pattern, keep } of inflections) {
      const rest = word.replace(pattern, '');
      if (rest !== word && rest.length >= keep && word !== person) {
        word = rest;
        again = true;
        break;
      }
    }
  }
  // `sprey` as its `spreyi`.
  word = word.replace(/(?<=.{2}[aeiou])y$/, '');
  const last = word.at(-1) ?? '';
  return word.length > 3 && hardened[last] ? word.slice(0, -1) + hardened[last] : word;
}

/**
 * What may be left of a folded word without the endings of persons and cases, the longest first: `saatimi` → `saatim`,
 * `saat`. Not for words that are names (`parfüm`, `Aydın`): whoever asks looks for a rest that is a word.
 */
export function withoutEndings(folded: string): string[] {
  const rests = new Set<string>();
  let words = [folded];
  for (let taken = 1; taken <= mostEndings && words.length; taken += 1) {
    const shorter = words.flatMap((word) =>
      persons.flatMap(({ pattern, keep }) => {
        const rest = word.replace(pattern, '');
        return rest !== word && rest.length >= (taken === 1 ? keep : leastRest) ? rest : [];
      }),
    );
    words = shorter.filter((rest) => !rests.has(rest) && rests.add(rest));
  }
  return [...rests];
}

const softened: Readonly<Record<string, readonly string[]>> = { p: ['b'], t: ['d', 't'], k: ['g'] };

/** A folded noun as the head of a compound: `makine` → `makinesi`, `krem` → `kremi`, `bant` → `bandi`, `banti`. */
export function possessives(folded: string): string[] {
  const vowel = /[ou](?=[^aeiou]*$)/.test(folded) ? 'u' : 'i';
  const last = folded.at(-1) ?? '';
  if (/[aeiou]/.test(last)) return [`${folded}s${vowel}`];
  return (softened[last] ?? [last]).map((letter) => folded.slice(0, -1) + letter + vowel);
}

/** A folded noun in the plural, alone and as the head of a compound: `kart`, `karti` → `kartlar`, `kartlari`. */
export function plurals(folded: string): string[] {
  const ending = /[aou](?=[^aeiou]*$)/.test(folded.replace(/i$/, '')) ? 'lar' : 'ler';
  const bare = folded.replace(/(?<=[aeiou])s[iu]$|(?<=[^aeiou])[iu]$/, '').replace(/g$/, 'k');
  return [...new Set([folded, bare])].flatMap((noun) => [noun + ending, `${noun}${ending}i`]);
}

/** Whether an apostrophe's folded tail is a suffix: `samsung'un` yes, `levi's` and `l'oreal` no. */
export const isSuffix = (tail: string): boolean => afterApostrophe.test(tail);

/** What a word is said to lack: `sekersiz` → `seker`; undefined where it does not end so. */
export const lackedBy = (folded: string): string | undefined =>
  /^(.{2,})s[iu]z(?:l[iu]k)?$/.exec(folded)?.[1];

/**
 * The stem of what a word says a thing has, or somebody does: `kurutmali` → that of `kurutma`, `badanaci` of `badana`, also of one that
 * has it: `dinozorlusu`; undefined where it does not end so.
 */
export function stemOfHaving(folded: string): string | undefined {
  const base = /^(.{3,})(?:l[iu](?:k|s[iu])?|c[iu])$/.exec(folded)?.[1];
  return base === undefined ? undefined : stem(base);
}

/** Whether of two folded words with one stem the longer may be the shorter with endings: `Aspire` is none of `aspirin`. */
export function isFormOf(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const form = verbForm(a);
  if (form !== undefined && form === verbForm(b)) return true;
  return long.startsWith(short.replace(/[bdgptk]$/, ''));
}
