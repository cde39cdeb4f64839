import type { Kind } from '../../../catalogue';
import { foldedWords, isVerb } from '../../../language';
import { isGeneral, wordsAsked } from './forms';
import type { Known } from './question';
import type { Match, Topic } from './topics';

/** A piece of advice that was not given yet. */
export function adviceOf({ topic }: Match, { kind, replies }: Known): string {
  const says = topic.is === 'advice' ? (kind.advice[topic.at]?.says ?? '') : '';
  return replies.some((one) => one.includes(firstOf(says))) ? '' : says;
}

/** The first sentence of a piece of advice. */
export const firstOf = (says: string): string =>
  /^.*?[.!?](?=\s+\p{Lu}|$)/su.exec(says)?.[0] ?? says;

/** Whether a piece of advice has one of a question's nouns, and not only what one does with such things. */
export function speaksOf(topic: Topic, text: string, { advice }: Kind): boolean {
  if (topic.is !== 'advice') return true;
  const nouns = wordsAsked(text).filter((word) => !isGeneral(word) && !isVerb(word));
  const { question = '', asked = [], says = '' } = advice[topic.at] ?? {};
  const own = [question, ...asked, says].flatMap(foldedWords).map(beginning);
  return nouns.length === 0 || nouns.some((noun) => own.includes(beginning(noun)));
}
const begun = 4;
const beginning = (word: string): string => word.slice(0, begun);
