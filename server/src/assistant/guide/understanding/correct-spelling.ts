import { stem } from '../../../language';

/** The known word that a mistyped one is one slip away from, where there is exactly one; short words stay. */
export function correctSpelling(word: string, known: ReadonlySet<string>): string {
  if (word.length < 5 || /\d/.test(word) || known.has(word)) return word;
  if (correct.has(word)) return correct.get(word) ?? word;
  const near = [...known].filter(
    (other) => Math.abs(other.length - word.length) <= 1 && isOneSlipAway(word, other),
  );
  // Forms of one word are one candidate; a known word with more letters behind it is a suffix, not a slip.
  const [first] = near.sort((a, b) => a.length - b.length);
  const agree = first !== undefined && new Set(near.map(stem)).size === 1;
  const found = agree && (!word.startsWith(first) || word.at(-1) === word.at(-2)) ? first : word;
  if (correct.size > 5000) correct.clear();
  correct.set(word, found);
  return found;
}

const correct = new Map<string, string>();

/** One letter changed, added, left out, or two neighbours swapped; the first letter is never wrong. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (a[0] !== b[0]) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length === long.length) {
    if (short.slice(at + 1) === long.slice(at + 1)) return true;
    return (
      short[at] === long[at + 1] &&
      short[at + 1] === long[at] &&
      short.slice(at + 2) === long.slice(at + 2)
    );
  }
  return short.slice(at) === long.slice(at + 1);
}
