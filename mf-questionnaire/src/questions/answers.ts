import type { Answers } from '@denk/shared/product/handoff';
import type { Question } from './question';

export type { Answers } from '@denk/shared/product/handoff';

/** One answer: a value, a number on a scale, or the values ticked. */
export type Answer = Answers[string];

/**
 * Whether a question counts as answered: a value is there, a list is not empty (docs/product.md#questionnaire-flow).
 */
export function isAnswered(answer: Answer | undefined): boolean {
  if (answer === undefined) return false;
  if (typeof answer === 'number') return true;
  return typeof answer === 'string' ? answer.trim() !== '' : answer.length > 0;
}

/** The options of a question that an answer picks, in the order they are shown. */
export function pickedOptions(question: Question, answer: Answer | undefined) {
  if (!('options' in question) || answer === undefined || typeof answer === 'number') return [];
  const picked = typeof answer === 'string' ? [answer] : answer;
  return question.options.filter(({ value }) => picked.includes(value));
}

/** An answer in words, for the review: `Çiçeksi, Odunsu`, `40 TL`. Empty when there is none. */
export function answerInWords(question: Question, answer: Answer | undefined): string {
  if (answer === undefined || !isAnswered(answer)) return '';
  if (question.type === 'range') return question.unit ? `${answer} ${question.unit}` : `${answer}`;
  if (question.type === 'text') return `${answer}`.trim();
  const isPrice = (hint?: string) => hint?.includes(' TL');
  return pickedOptions(question, answer)
    .map(({ label, hint }) => (hint && isPrice(hint) ? hint : label))
    .join(', ');
}

/** The answers that still fit a set's questions; anything else (an older set's values) is dropped. */
export function fittingAnswers(questions: readonly Question[], answers: Answers): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answers[question.id];
      return answer !== undefined && fits(question, answer) ? [[question.id, answer]] : [];
    }),
  );
}

function fits(question: Question, answer: Answer): boolean {
  switch (question.type) {
    case 'text':
      return typeof answer === 'string';
    case 'range':
      return typeof answer === 'number' && Number.isFinite(answer);
    case 'multiple-choice':
      return typeof answer === 'string' && pickedOptions(question, answer).length === 1;
    case 'checkbox':
      return (
        Array.isArray(answer) && pickedOptions(question, answer).length === new Set(answer).size
      );
  }
}
