import type { DeviceWish } from '@denk/shared/product/handoff';
import type { Answers } from './answers';
import { pickedOptions } from './answers';
import type { QuestionSet } from './question';

/**
 * What the answers that stay on the device mean for products: one wish for each thing picked, in the questions' order.
 * They are handed over within the browser and are part of no call.
 */
export function deviceWishesOf(set: QuestionSet, answers: Answers): DeviceWish[] {
  return set.questions.flatMap((question) => {
    const meaning = set.meanings[question.id];
    if (meaning?.type !== 'sensitive' && meaning?.type !== 'attribute') return [];
    const own =
      meaning.type === 'sensitive'
        ? pickedOptions(question, answers[question.id])
        : pickedOptions(question, answers[question.id]).filter(({ value }) =>
            meaning.sensitive?.includes(value),
          );
    return own
      .filter(({ value }) => !meaning.neutral?.includes(value))
      .map(({ value, label }) => {
        const avoid = meaning.type === 'attribute' ? meaning.avoid?.[value] : undefined;
        return {
          id: question.id,
          label: `${question.name}: ${label}`,
          attribute: question.id,
          anyOf: [value],
          ...(avoid && { avoid: { ...avoid, anyOf: [...avoid.anyOf] } }),
        };
      });
  });
}
