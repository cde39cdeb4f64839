import { formatNumber } from '@denk/shared/product/text';
import { useId, type ReactNode } from 'react';
import type { Answer } from '../questions/answers';
import type { RangeQuestion } from '../questions/question';
import styles from './range-answer.module.css';

interface RangeAnswerProps {
  readonly labelId: string;
  readonly question: RangeQuestion;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** A slider with its ends and its current value (docs/product.md#question-types). */
export function RangeAnswer({ labelId, question, answer, onAnswer }: RangeAnswerProps): ReactNode {
  const { min = 0, max = 100, step = 1, unit } = question;
  const id = useId();
  const value = typeof answer === 'number' ? answer : min;
  const inWords = (amount: number) => [formatNumber(amount), unit].filter(Boolean).join(' ');
  return (
    <div className={styles.range}>
      {/* The slider says its value itself. */}
      <output htmlFor={id} aria-live="off" className={styles.value}>
        {inWords(value)}
      </output>
      <input
        id={id}
        type="range"
        className={styles.slider}
        {...{ min, max, step, value }}
        aria-labelledby={labelId}
        aria-valuetext={inWords(value)}
        onChange={({ target }) => onAnswer(target.valueAsNumber)}
        // Who wants the value that the slider already shows only touches it.
        onClick={({ currentTarget }) => onAnswer(currentTarget.valueAsNumber)}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{inWords(min)}</span>
        <span>{inWords(max)}</span>
      </p>
    </div>
  );
}
