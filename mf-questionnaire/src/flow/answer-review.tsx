import { Icon } from '@denk/shared/ui';
import { useId, type ReactNode } from 'react';
import { answerInWords, type Answers } from '../questions/answers';
import type { Question } from '../questions/question';
import styles from './answer-review.module.css';

interface AnswerReviewProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** Index of the question on screen. */
  readonly current: number;
  readonly disabled: boolean;
  readonly onGoTo: (step: number) => void;
}

/** What was answered so far, each with a jump back to its question. */
export function AnswerReview(props: AnswerReviewProps): ReactNode {
  const { questions, answers, current, disabled, onGoTo } = props;
  const id = useId();
  const given = questions
    .map((question, step) => ({
      question,
      step,
      words: answerInWords(question, answers[question.id]),
    }))
    .filter(({ words }) => words !== '');
  if (given.length === 0) return null;
  return (
    <section className={styles.review} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Yanıtlarınız
      </h2>
      <ul className={styles.list}>
        {given.map(({ question, step, words }) => (
          <li key={question.id} className={styles.item}>
            <button
              type="button"
              className={styles.answer}
              disabled={disabled}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onGoTo(step)}
            >
              <span className={styles.name}>{question.name}</span>{' '}
              <span className={styles.words}>{words}</span>
              <span className="visually-hidden"> – değiştir</span>
              <Icon name="edit" className={styles.icon} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
