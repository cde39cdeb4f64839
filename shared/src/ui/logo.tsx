import { classNames } from './class-names';
import styles from './logo.module.css';

export interface LogoProps {
  /** Leaves the word out. */
  readonly markOnly?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
}

/** The mark, two equal halves that find each other, and the word `denk`. */
export function Logo({ markOnly, size = 'medium', className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, styles[size], className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
        <path d="M15 3.5v18.6A9.3 9.3 0 0 1 15 3.5z" className={styles.first} />
        <path d="M17 9.9v18.6a9.3 9.3 0 0 0 0-18.6z" className={styles.second} />
      </svg>
      {markOnly ? <span className="visually-hidden">Denk</span> : <span>denk</span>}
    </span>
  );
}
