import { foldWords } from '../text';
import { isInflectionOf } from './inflection';

/** Whether a word of a query is the one that a list has. */
export type WordTest = (expected: string, word: string) => boolean;

/** Words that follow one another. */
export type Phrase = readonly string[];

const longestQuery = 500;

/** A query's words, folded. */
export const wordsOf = (query: string): string[] => foldWords(query.slice(0, longestQuery));

/** Whether a query has one of the names in it, by whole words with Turkish endings; the names as in `TopicKeywords`. */
export const mentions = (query: string, names: string): boolean =>
  occursIn(phrases(names), wordsOf(query), inflected);

/** With Turkish endings, or none. */
export const inflected: WordTest = (expected, word) => isInflectionOf(expected, word);

/** As it stands, or with a plural `s`. */
export const asItIs: WordTest = (expected, word) => word === expected || word === `${expected}s`;

/** A comma-separated list's phrases; `*` is a word of its own. */
export function phrases(list: string): Phrase[] {
  return list
    .split(',')
    .map((entry) =>
      entry.split('*').flatMap((part, i) => [...(i ? ['*'] : []), ...foldWords(part)]),
    )
    .filter((phrase) => phrase.length > 0);
}

/** Whether one of the phrases stands among the words. */
export function occursIn(
  list: readonly Phrase[],
  words: readonly string[],
  test: WordTest,
): boolean {
  return list.some((phrase) => words.some((_, start) => standsAt(phrase, words, start, test)));
}

/** Whether a phrase stands among the words from one of them on. */
export function standsAt(
  phrase: Phrase,
  words: readonly string[],
  start: number,
  test: WordTest,
): boolean {
  return phrase.every((expected, i) => {
    const word = words[start + i];
    return word !== undefined && word !== '' && test(expected, word);
  });
}
