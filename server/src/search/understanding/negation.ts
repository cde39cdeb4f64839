import type { QueryWord as Word } from '../../language';

/** Folded words that turn the word before them around: `iphone olmayan telefon`, `samsung hariç tablet`. */
const turning: ReadonlySet<string> = new Set([
  'olmayan',
  'icermeyen',
  'haric',
  'disinda',
  'disindaki',
  'istemiyorum',
]);

/** The words that are asked for, and the stems that are asked to be left out. */
interface Negated {
  readonly asked: readonly Word[];
  readonly without: readonly string[];
}

/**
 * Takes what is not wanted out of a query's words, unless nothing else would be left. Where the catalogue has a word
 * for being without it, that word is asked for: `gluten içermeyen` is `glutensiz`.
 */
export function takeNegated(words: readonly Word[], has: (stem: string) => boolean): Negated {
  const asked: Word[] = [];
  const without: string[] = [];
  for (const [at, word] of words.entries()) {
    if (at > 0 && turning.has(word.text)) continue;
    const turned = turning.has(words[at + 1]?.text ?? '');
    const lacking = [`${word.stem}siz`, `${word.stem}suz`].find(has);
    if (!turned) asked.push(word);
    else if (lacking === undefined) without.push(word.stem);
    else asked.push({ text: lacking, stem: lacking });
  }
  return asked.length ? { asked, without } : { asked: words, without: [] };
}
