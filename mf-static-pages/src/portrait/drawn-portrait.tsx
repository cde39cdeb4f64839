import { classNames } from '@denk/shared/ui';
import { portraits, type PortraitName, type PortraitParts } from './portraits';
import styles from './portrait.module.css';

/** Whose portrait, and how it is said. */
export interface PortraitProps {
  readonly name: PortraitName;
  /** The person's name; left out where it stands beside the picture. */
  readonly label?: string;
  readonly className?: string;
}

/** A drawn portrait of a person in a circle, 96 × 96. */
export function DrawnPortrait({ name, label, className }: PortraitProps) {
  const { ground, back, head, front }: PortraitParts = portraits[name];
  return (
    <svg
      viewBox="0 0 96 96"
      className={classNames(styles.portrait, styles[ground], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={styles.ground} d="M0 0h96v96H0z" />
      <circle className={styles.glow} cx="48" cy="46" r="36" />
      {back}
      <path className={styles.clothes} d="M12 98c2-20 16-28 36-28s34 8 36 28z" />
      <path className={styles.neck} d="M40 58h16v14a8 8 0 0 1-16 0z" />
      {head ?? <ellipse className={styles.skin} cx="48" cy="44" rx="17" ry="20" />}
      <path className={styles.features} d="M41 44h.01M55 44h.01M43 54c3 3 7 3 10 0" />
      {front}
    </svg>
  );
}
