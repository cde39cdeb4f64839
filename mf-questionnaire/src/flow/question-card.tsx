import { useHydrated } from '@denk/shared/page/data';
import { laterPart } from '@denk/shared/page/later';
import { Card, Icon } from '@denk/shared/ui';
import { useId, useState, type ReactNode } from 'react';
import type { Answer } from '../questions/answers';
import { staysOnDevice } from '../questions/criteria';
import type { Question, QuestionSet } from '../questions/question';
import { ChoiceTiles } from './choice-tiles';
import styles from './question-card.module.css';

// A topic begins with choices.
const RangeAnswer = laterPart(
  async () =>
    (await import(/* webpackChunkName: "questionnaire-later" */ './range-answer')).RangeAnswer,
);
const TextAnswer = laterPart(
  async () =>
    (await import(/* webpackChunkName: "questionnaire-later" */ './text-answer')).TextAnswer,
);

interface QuestionCardProps {
  readonly set: QuestionSet;
  readonly question: Question;
  readonly answer: Answer | undefined;
  /** The answer was read out of the query. */
  readonly said: boolean;
  readonly disabled: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

const privacy = {
  all: 'Bu yanıt cihazınızda kalır, aramaya gönderilmez.',
  some: 'Sağlık ve inançla ilgili yanıtlar cihazınızda kalır.',
} as const;

/** One question: title, description, and the field for its type. */
export function QuestionCard(props: QuestionCardProps): ReactNode {
  const { set, question, said, disabled } = props;
  const id = useId();
  const where = staysOnDevice(set, question);
  // The first one comes with the document: it is there to be read at once.
  const [arrives] = useState(useHydrated());

  return (
    <Card padding="large" className={arrives ? styles.arriving : undefined}>
      <fieldset
        className={styles.question}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {question.title}
        </h2>
        <p id={`${id}-description`} className={styles.description}>
          {question.description}
        </p>
        {said && (
          <p className={styles.said}>
            <Icon name="search" />
            Aramanızdan anladık; dilerseniz değiştirin.
          </p>
        )}
        {where !== 'none' && (
          <p className={styles.privacy}>
            <Icon name="shield" />
            {privacy[where]}
          </p>
        )}
        <Field {...props} labelId={`${id}-title`} />
      </fieldset>
    </Card>
  );
}

function Field(props: QuestionCardProps & { readonly labelId: string }): ReactNode {
  const { question, answer, onAnswer, labelId } = props;
  switch (question.type) {
    case 'multiple-choice':
    case 'checkbox':
      return <ChoiceTiles question={question} answer={answer} onAnswer={onAnswer} />;
    case 'text':
      return <TextAnswer labelId={labelId} answer={answer} onAnswer={onAnswer} />;
    case 'range':
      return (
        <RangeAnswer labelId={labelId} question={question} answer={answer} onAnswer={onAnswer} />
      );
  }
}
