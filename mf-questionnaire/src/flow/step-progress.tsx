import type { ReactNode } from 'react';
import styles from './step-progress.module.css';

/** How far along: two lines in English, and a Turkish value for screen readers (docs/product.md#questionnaire-screen). */
export function StepProgress({
  step,
  count,
}: {
  readonly step: number;
  readonly count: number;
}): ReactNode {
  const percent = Math.round(((step + 1) / count) * 100);
  return (
    <div className={styles.progress}>
      <p className={styles.texts} lang="en">
        <span>{`Question ${step + 1} of ${count}`}</span>
        <span>{`${percent}% Complete`}</span>
      </p>
      <progress
        className={styles.bar}
        max={count}
        value={step + 1}
        aria-label="İlerleme"
        aria-valuetext={`${count} sorudan ${step + 1}. soru, yüzde ${percent} tamamlandı`}
      />
    </div>
  );
}
