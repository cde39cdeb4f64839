import { classNames } from '@denk/shared/ui';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly className?: string | undefined;
}

const looks = 6;

/** A name's initials on a drawn ground; the name stands beside it. */
export function Avatar({ name, className }: AvatarProps) {
  const look = sum(name) % looks;
  return (
    <svg
      viewBox="0 0 48 48"
      className={classNames(styles.avatar, styles[`look-${look}`], className)}
      aria-hidden="true"
    >
      <rect width="48" height="48" className={styles.ground} />
      <path d={grounds[look]} className={styles.shape} />
      <text x="24" y="24" dy="0.36em" textAnchor="middle" className={styles.letters}>
        {initials(name)}
      </text>
    </svg>
  );
}

/** `Ayşe Ilgaz Işık` → `AI`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('tr') ?? '').join('');
}

function sum(text: string): number {
  return [...text].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

const grounds = [
  'M0 48a30 30 0 0 1 48-24v24z',
  'M48 0v30A30 30 0 0 1 18 0z',
  'M0 0h24v48H0z',
  'M0 24a24 24 0 0 0 48 0z',
  'M0 0l48 48H0z',
  'M48 48a34 34 0 0 0-34-34L48 0z',
];
