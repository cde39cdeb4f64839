import { formatPriceRange } from '@denk/shared/product/text';
import { criterionLabel, type Criterion } from '@denk/shared/product/wire';
import type { Answers } from './answers';
import { pickedOptions } from './answers';
import type { AttributeMeaning, BrandMeaning, PriceMeaning } from './meaning';
import type { Option, Question, QuestionSet } from './question';

/**
 * What a set's answers ask of products, in the questions' order. Answers about body, health or belief, and those
 * that ask for nothing (`no_preference`), give no criterion.
 */
export function criteriaOf(set: QuestionSet, answers: Answers): Criterion[] {
  return set.questions.flatMap((question) => {
    const picked = pickedOptions(question, answers[question.id]);
    const criterion = picked.length > 0 ? criterionOf(set, question, picked) : undefined;
    return criterion ? [criterion] : [];
  });
}

function criterionOf(
  set: QuestionSet,
  question: Question,
  picked: readonly Option[],
): Criterion | undefined {
  const meaning = set.meanings[question.id];
  switch (meaning?.type) {
    case 'price':
      return ofPrice(question, meaning, picked);
    case 'brand':
      return ofBrand(question, meaning, picked);
    case 'attribute':
      return ofAttribute(question, meaning, picked);
    default:
      return undefined;
  }
}

function ofPrice(
  question: Question,
  { ranges }: PriceMeaning,
  picked: readonly Option[],
): Criterion | undefined {
  const range = ranges[picked[0]?.value ?? ''];
  if (!range) return undefined;
  return {
    id: question.id,
    label: `${question.name}: ${formatPriceRange(range)}`,
    strength: 'must',
    test: { type: 'price', ...range },
  };
}

function ofBrand(
  question: Question,
  { neutral = [] }: BrandMeaning,
  picked: readonly Option[],
): Criterion | undefined {
  const asked = picked.filter(({ value }) => !neutral.includes(value));
  if (asked.length === 0) return undefined;
  return {
    id: question.id,
    label: labelOf(question, asked),
    strength: 'wish',
    test: { type: 'brand', anyOf: asked.map(({ value }) => value) },
  };
}

function ofAttribute(
  question: Question,
  { strength, neutral = [], sensitive = [], servedBy = {} }: AttributeMeaning,
  picked: readonly Option[],
): Criterion | undefined {
  const asked = picked.filter(
    ({ value }) => !neutral.includes(value) && !sensitive.includes(value),
  );
  if (asked.length === 0) return undefined;
  const each = asked.map(({ label, value }) => ({
    label,
    anyOf: [value, ...(servedBy[value] ?? [])],
  }));
  const anyOf = [...new Set(each.flatMap((one) => one.anyOf))];
  return {
    id: question.id,
    label: labelOf(question, asked),
    strength,
    test: {
      type: 'attribute',
      name: question.id,
      anyOf,
      ...(each.length > 1 && { asked: each }),
    },
  };
}

const labelOf = ({ name }: Question, asked: readonly Option[]): string =>
  criterionLabel(
    name,
    asked.map(({ label }) => label),
  );

/** Whether a question's answers, all or some, stay on the visitor's device. */
export function staysOnDevice(set: QuestionSet, question: Question): 'all' | 'some' | 'none' {
  const meaning = set.meanings[question.id];
  if (meaning?.type === 'sensitive') return 'all';
  return meaning?.type === 'attribute' && meaning.sensitive ? 'some' : 'none';
}
