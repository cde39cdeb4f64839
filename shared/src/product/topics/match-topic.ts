import type { Topic } from './keywords/topic';
import {
  asItIs,
  inflected,
  occursIn,
  phrases,
  standsAt,
  wordsOf,
  type Phrase,
  type WordTest,
} from './phrases';
import { topics } from './topics';

interface Matcher {
  readonly topic: Topic;
  readonly turkish: readonly Phrase[];
  readonly english: readonly Phrase[];
  readonly except: readonly Phrase[];
  readonly fallback: readonly Phrase[];
}

let matchers: readonly Matcher[] | undefined;

/**
 * The topic a query is about, by whole words with Turkish endings, in the order of `topics`; undefined when it is
 * about none of them (docs/product.md#topic-matching).
 */
export function matchTopic(query: string): Topic | undefined {
  const words = wordsOf(query);
  if (words.length === 0) return undefined;
  matchers ??= topics.map(prepare);
  const found = matchers.find((matcher) => matches(matcher, words));
  return (found ?? matchers.find(({ fallback }) => occursIn(fallback, words, inflected)))?.topic;
}

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
