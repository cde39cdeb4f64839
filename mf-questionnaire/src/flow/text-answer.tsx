import type { ReactNode } from 'react';
import type { Answer } from '../questions/answers';
import styles from './text-answer.module.css';

interface TextAnswerProps {
  readonly labelId: string;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** Kept small enough for the hand-over. */
const longestText = 1000;

/** Free text (docs/product.md#question-types). */
export function TextAnswer({ labelId, answer, onAnswer }: TextAnswerProps): ReactNode {
  return (
    <textarea
      className={styles.text}
      rows={4}
      maxLength={longestText}
      placeholder="Cevabınızı buraya yazın..."
      aria-labelledby={labelId}
      value={typeof answer === 'string' ? answer : ''}
      onChange={({ target }) => onAnswer(target.value)}
    />
  );
}
