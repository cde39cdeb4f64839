import { Icon, type IconName } from '@denk/shared/ui';
import { useId, type ReactNode } from 'react';
import styles from './smart-search.module.css';

interface TermListProps {
  readonly title: string;
  readonly icon: IconName;
  readonly terms: readonly string[];
  readonly onChoose: (term: string) => void;
  /** A button beside the title. */
  readonly action?: ReactNode;
}

/** Terms that can be searched at a touch, under their title. */
export function TermList({ title, icon, terms, onChoose, action }: TermListProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.heading}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {action}
      </div>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className={styles.term} onClick={() => onChoose(term)}>
              <Icon name={icon} />
              <span className={styles.termText}>{term}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
