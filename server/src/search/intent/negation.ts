import type { Word } from '../turkish/words';

/** Folded words that turn the word before them around: `iphone olmayan telefon`, `samsung hariç tablet`. */
const turning: ReadonlySet<string> = new Set([
  'olmayan',
  'haric',
  'disinda',
  'disindaki',
  'istemiyorum',
]);

/** The words that are asked for, and the stems that are asked to be left out. */
export interface Negated<T extends Word> {
  readonly asked: readonly T[];
  readonly without: readonly string[];
}

/** Takes what is not wanted out of a query's words, unless nothing else would be left. */
export function takeNegated<T extends Word>(words: readonly T[]): Negated<T> {
  const turned = words.flatMap(({ text }, at) => (at > 0 && turning.has(text) ? at : []));
  const asked = words.filter((_, at) => !turned.includes(at) && !turned.includes(at + 1));
  if (turned.length === 0 || asked.length === 0) return { asked: words, without: [] };
  return { asked, without: turned.flatMap((at) => words[at - 1]?.stem ?? []) };
}
