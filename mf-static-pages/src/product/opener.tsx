import type { ReactNode } from 'react';
import styles from './opener.module.css';

export interface OpenerProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** What opens a `details`: its words, and an arrow that turns over. */
export function Opener({ className, children }: OpenerProps) {
  return (
    <summary className={`${styles.opener} ${className}`}>
      {children}
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.arrow}>
        <path d="m6 9 6 6 6-6" />
      </svg>
    </summary>
  );
}
