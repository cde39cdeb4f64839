import { Icon } from '@denk/shared/ui';
import { useId, type ReactNode } from 'react';
import type { Answer } from '../questions/answers';
import type { ChoiceQuestion } from '../questions/question';
import styles from './choice-tiles.module.css';

interface ChoiceTilesProps {
  readonly question: ChoiceQuestion;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** Keys 1–9 pick the first nine options. */
const keys = 9;

/** The options as tiles: native radios for one pick, native checkboxes for several. */
export function ChoiceTiles({ question, answer, onAnswer }: ChoiceTilesProps): ReactNode {
  const name = useId();
  const several = question.type === 'checkbox';
  const picked = Array.isArray(answer) ? answer : [answer];
  const pick = (value: string) => onAnswer(several ? toggled(question, picked, value) : value);

  return (
    <div className={styles.tiles}>
      {question.options.map(({ id, label, value, hint }, index) => (
        <label key={id} className={styles.tile}>
          <input
            type={several ? 'checkbox' : 'radio'}
            className={styles.input}
            name={name}
            value={value}
            checked={picked.includes(value)}
            onChange={() => pick(value)}
          />
          <span className={several ? styles.box : styles.dot} aria-hidden="true">
            <Icon name="check" />
          </span>
          <span className={styles.texts}>
            <span className={styles.label}>{label}</span>
            {hint && <span className={styles.hint}> {hint}</span>}
          </span>
          {index < keys && (
            <span className={styles.key} aria-hidden="true">
              {index + 1}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}

/** The values ticked after a toggle, in the order they are shown. */
function toggled({ options }: ChoiceQuestion, picked: readonly unknown[], value: string): string[] {
  return options
    .map((option) => option.value)
    .filter((other) => (other === value) !== picked.includes(other));
}
