import { classNames } from './class-names';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for: `Ürünler aranıyor...` */
  readonly label: string;
  /** Keeps the label for screen readers alone. */
  readonly hideLabel?: boolean;
  readonly size?: 'small' | 'medium';
  readonly className?: string;
}

/** A wait whose shape is not known; the label is announced. */
export function Spinner({ label, hideLabel, size = 'medium', className }: SpinnerProps) {
  return (
    <span role="status" className={classNames(styles.spinner, styles[size], className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.mark}>
        <path d="M11 3a9 9 0 0 0 0 18z" className={styles.left} />
        <path d="M13 3a9 9 0 0 1 0 18z" className={styles.right} />
      </svg>
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
    </span>
  );
}
