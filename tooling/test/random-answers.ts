import type { Answers } from '../../mf-questionnaire/src/questions/answers';
import type { Option, QuestionSet } from '../../mf-questionnaire/src/questions/question';

export type Dice = (below: number) => number;

/** Choices that the same text makes the same way every time. */
export function diceOf(text: string): Dice {
  let state = [...text].reduce(
    (sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** One thing picked of each question, or several where several may be; one question in five is passed over. */
export function randomAnswers(set: QuestionSet, dice: Dice): Answers {
  return Object.fromEntries(
    set.questions.flatMap((question) => {
      if (!('options' in question) || dice(5) === 0) return [];
      const { options, type } = question;
      const picks = type === 'checkbox' ? 1 + dice(4) : 1;
      const values = Array.from(
        { length: picks },
        () => options[dice(options.length)]?.value ?? '',
      );
      return [[question.id, type === 'checkbox' ? [...new Set(values)] : (values[0] ?? '')]];
    }),
  );
}

/** What is chosen of each question's options that ask for something. */
export function answersBy(
  set: QuestionSet,
  choose: (options: readonly Option[]) => readonly Option[],
): Answers {
  return Object.fromEntries(
    set.questions.flatMap((question) => {
      if (!('options' in question)) return [];
      const meaning = set.meanings[question.id];
      const neutral = meaning && 'neutral' in meaning ? (meaning.neutral ?? []) : [];
      const values = choose(question.options.filter(({ value }) => !neutral.includes(value))).map(
        ({ value }) => value,
      );
      return [[question.id, question.type === 'checkbox' ? values : (values[0] ?? '')]];
    }),
  );
}
