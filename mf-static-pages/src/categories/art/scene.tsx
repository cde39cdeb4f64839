import type { ReactNode } from 'react';
import { classNames } from '@denk/shared/ui';
import styles from './scene.module.css';

/** The family of colours a scene is drawn in; each has a light and a dark set. */
export type Hue = 'teal' | 'coral' | 'indigo' | 'amber' | 'green' | 'plum';

export interface SceneProps {
  readonly hue: Hue;
  readonly children: ReactNode;
}

/** The ground that every category picture stands on: a tinted wall, a soft light and a floor, 320 × 160. */
export function Scene({ hue, children }: SceneProps) {
  return (
    <svg
      viewBox="0 0 320 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames(styles.scene, styles[hue])}
    >
      <path className={styles.wall} d="M0 0h320v160H0z" />
      <circle className={styles.glow} cx="160" cy="86" r="72" />
      <path className={styles.floor} d="M0 132h320v28H0z" />
      {children}
    </svg>
  );
}

/** The tones a drawing may use: three of its hue, paper, one spark against it, and strokes. */
export const tone = {
  main: styles.main,
  deep: styles.deep,
  soft: styles.soft,
  paper: styles.paper,
  spark: styles.spark,
  line: styles.line,
  thin: styles.thin,
  paperLine: styles.paperLine,
  sparkLine: styles.sparkLine,
} as const;
