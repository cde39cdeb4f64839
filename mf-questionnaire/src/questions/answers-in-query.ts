import { mentions } from '@denk/shared/product/topics';
import type { Answers } from './answers';
import type { Question, QuestionSet } from './question';

/**
 * What a query says already, as answers that the visitor can change (docs/product.md#questionnaire-flow): `samsung telefon`
 * names the device and the brand. Of one pick nothing is said where the query names two.
 */
export function answersInQuery(set: QuestionSet, query: string): Answers {
  return Object.fromEntries(
    set.questions.flatMap((question): [string, string | string[]][] => {
      const named = namesOf(set, question).filter(([, names]) => mentions(query, names));
      const values = named.map(([value]) => value);
      const [only, ...others] = values;
      if (only === undefined) return [];
      if (question.type === 'checkbox') return [[question.id, values]];
      return others.length ? [] : [[question.id, only]];
    }),
  );
}

/** What a question's values are called in a query. */
function namesOf(set: QuestionSet, question: Question): (readonly [string, string])[] {
  const meaning = set.meanings[question.id];
  if (meaning?.type === 'brand' && 'options' in question) {
    return question.options
      .filter(({ value }) => !meaning.neutral?.includes(value))
      .map(({ value, label }) => [value, label]);
  }
  return Object.entries(set.said?.[question.id] ?? {});
}
