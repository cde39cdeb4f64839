import { foldWords } from '../text';
import { isInflectionOf } from './inflection';
import type { Topic } from './keywords/topic';
import { topics } from './topics';

type WordTest = (expected: string, word: string) => boolean;
type Phrase = readonly string[];

interface Matcher {
  readonly topic: Topic;
  readonly turkish: readonly Phrase[];
  readonly english: readonly Phrase[];
  readonly except: readonly Phrase[];
  readonly fallback: readonly Phrase[];
}

const longestQuery = 500;

let matchers: readonly Matcher[] | undefined;

/**
 * The topic a query is about, by whole words with Turkish endings, in the order of `topics`; undefined when it is
 * about none of them (docs/product.md#topic-matching).
 */
export function matchTopic(query: string): Topic | undefined {
  const words = foldWords(query.slice(0, longestQuery));
  if (words.length === 0) return undefined;
  matchers ??= topics.map(prepare);
  const found = matchers.find((matcher) => matches(matcher, words));
  return (found ?? matchers.find(({ fallback }) => occursIn(fallback, words, inflected)))?.topic;
}

/** Whether a query has one of the names in it, by whole words with Turkish endings; the names as in `TopicKeywords`. */
export const mentions = (query: string, names: string): boolean =>
  occursIn(phrases(names), foldWords(query.slice(0, longestQuery)), inflected);

const inflected: WordTest = (expected, word) => isInflectionOf(expected, word);
const asItIs: WordTest = (expected, word) => word === expected || word === `${expected}s`;
const inflectedOrAny: WordTest = (expected, word) => expected === '*' || inflected(expected, word);

function prepare(topic: Topic): Matcher {
  const { turkish, english, except = '', fallback = '' } = topic.keywords;
  return {
    topic,
    turkish: phrases(turkish),
    english: phrases(english),
    except: phrases(except),
    fallback: phrases(fallback),
  };
}

function phrases(list: string): Phrase[] {
  return list
    .split(',')
    .map((entry) =>
      entry.split('*').flatMap((part, i) => [...(i ? ['*'] : []), ...foldWords(part)]),
    )
    .filter((phrase) => phrase.length > 0);
}

function matches({ turkish, english, except }: Matcher, words: readonly string[]): boolean {
  const counted = withoutExceptions(except, words);
  return occursIn(turkish, counted, inflected) || occursIn(english, counted, asItIs);
}

/** Blanks the words that an exception covers, so that no phrase reaches across them. */
function withoutExceptions(except: readonly Phrase[], words: readonly string[]): string[] {
  const counted = [...words];
  for (const phrase of except) {
    for (let start = 0; start + phrase.length <= words.length; start++) {
      if (standsAt(phrase, words, start, inflectedOrAny)) {
        counted.fill('', start, start + phrase.length);
      }
    }
  }
  return counted;
}

function occursIn(list: readonly Phrase[], words: readonly string[], test: WordTest): boolean {
  return list.some((phrase) => words.some((_, start) => standsAt(phrase, words, start, test)));
}

function standsAt(
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
