import { fold } from '../text';
import { describingWords, genericWords } from './generic-words';

/** A recommended search takes exactly this many names (docs/product.md#recommended-names). */
export const nameCount = 3;

/** Why a name cannot be searched for. */
export type NameProblem = 'too-short' | 'generic';

/**
 * The names to search for, or why none is: any rejected name ends the whole search (docs/product.md#recommended-names).
 */
export type CheckedNames =
  | { readonly ok: true; readonly names: readonly [string, string, string] }
  | { readonly ok: false; readonly problem: 'count' }
  | { readonly ok: false; readonly problem: NameProblem; readonly name: string };

const inflection = /^(?:l[ae]r)?(?:[iu]|s[iu]|n[iu]n|[iu]n|y[iu])?$/;
const generic = new Set(genericWords);
const describing = new Set(describingWords);

/** Whether a word is a generic category word, bare or inflected: `telefon`, `Parfümü`, `LAPTOPLAR`; never `iPhone`. */
export function isGenericWord(word: string): boolean {
  const bare = fold(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+]+$/gu, '');
  if (generic.has(bare)) return true;
  const [base = bare, ending] = bare.split("'");
  if (ending !== undefined) return generic.has(base);
  return genericWords.some(
    (word) => bare.startsWith(word) && inflection.test(bare.slice(word.length)),
  );
}

/** A name as it is searched for: one space between words, no trailing category noun (`JBL Flip 6 Hoparlör` → `JBL Flip 6`). */
export function tidyName(name: string): string {
  const words = name
    .replace(/["“”„«»]/g, ' ')
    .trim()
    .split(/\s+/);
  while (words.length > 1 && isGenericWord(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

function problemOf(name: string): NameProblem | undefined {
  const words = name.split(' ').filter(Boolean);
  if (words.some(isGenericWord) || words.every((word) => describing.has(fold(word)))) {
    return words.length === 0 ? 'too-short' : 'generic';
  }
  if (name.length <= 2 || (name.length <= 3 && words.length < 2)) return 'too-short';
  return undefined;
}

/**
 * Checks the recommended names of a chat or a handoff: exactly three, each a product's own name
 * (docs/product.md#recommended-names).
 */
export function checkNames(names: readonly string[]): CheckedNames {
  const tidy = names.map(tidyName);
  const [first, second, third] = tidy;
  if (
    tidy.length !== nameCount ||
    first === undefined ||
    second === undefined ||
    third === undefined
  ) {
    return { ok: false, problem: 'count' };
  }
  for (const name of tidy) {
    const problem = problemOf(name);
    if (problem) return { ok: false, problem, name };
  }
  return { ok: true, names: [first, second, third] };
}

/** The query for a recommended name: the name in double quotes (docs/product.md#recommended-names). */
export function quoteName(name: string): string {
  return `"${name.replace(/["“”„«»]/g, '').trim()}"`;
}
