import { classNames } from './class-names';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  /** Chooses the colours; the name does without it. */
  readonly seed?: string;
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
  /** The name stands beside the picture already. */
  readonly decorative?: boolean;
  readonly className?: string;
}

const looks = 6;

/** A person's initials on a drawn ground. */
export function Avatar({ name, seed, size = 'medium', decorative, className }: AvatarProps) {
  const look = sum(seed ?? name) % looks;
  return (
    <svg
      viewBox="0 0 48 48"
      className={classNames(styles.avatar, styles[size], styles[`look-${look}`], className)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
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
