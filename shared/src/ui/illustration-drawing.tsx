import styles from './illustration.module.css';

const drawings = {
  // A magnifier over a shelf whose middle place is empty.
  nothing: (
    <>
      <path className={styles.ground} d="M22 104h116" />
      <rect className={styles.soft} x="28" y="66" width="30" height="38" rx="6" />
      <rect className={styles.soft} x="104" y="54" width="28" height="50" rx="6" />
      <rect className={styles.hole} x="66" y="62" width="30" height="42" rx="6" />
      <circle className={styles.glass} cx="80" cy="50" r="27" />
      <path className={styles.accent} d="m100 70 18 19" />
      <path className={styles.line} d="M70 46a12 12 0 0 1 9-9" />
    </>
  ),
  // A plug and a socket that do not meet.
  broken: (
    <>
      <path className={styles.ground} d="M22 104h116" />
      <path className={styles.line} d="M14 78h22" />
      <rect className={styles.soft} x="34" y="60" width="32" height="36" rx="10" />
      <path className={styles.accent} d="M66 71h12m-12 14h12" />
      <path className={styles.line} d="M124 78h22" />
      <rect className={styles.solid} x="94" y="60" width="32" height="36" rx="10" />
      <path className={styles.line} d="M80 44v-12m-13 17-8-9m34 9 8-9" />
    </>
  ),
  // Two speech bubbles, the second one just begun.
  chat: (
    <>
      <rect className={styles.soft} x="22" y="26" width="78" height="46" rx="14" />
      <path className={styles.soft} d="M38 66v18l18-14z" />
      <path className={styles.line} d="M38 43h46M38 55h28" />
      <rect className={styles.solid} x="82" y="62" width="56" height="38" rx="14" />
      <path className={styles.solid} d="M126 94v16l-18-13z" />
      <path className={styles.dots} d="M98 81h.01m12 0h.01m12 0h.01" />
    </>
  ),
  // A stack of cards with a bookmark.
  collection: (
    <>
      <path className={styles.ground} d="M22 106h116" />
      <rect className={styles.soft} x="46" y="22" width="68" height="50" rx="10" />
      <rect className={styles.glass} x="36" y="36" width="88" height="60" rx="12" />
      <path className={styles.solid} d="M96 36h16v30l-8-6-8 6z" />
      <path className={styles.line} d="M50 58h30M50 72h46" />
    </>
  ),
  // The two halves of the mark, drifting apart.
  lost: (
    <>
      <path className={styles.ground} d="M22 108h116" />
      <path className={styles.solid} d="M66 22v56a28 28 0 0 1 0-56z" />
      <path className={styles.soft} d="M94 44v56a28 28 0 0 0 0-56z" />
      <path className={styles.hole} d="M80 18v84" />
    </>
  ),
} as const;

export interface DrawingProps {
  readonly name: keyof typeof drawings;
}

/** The lines of an illustration. */
export function Drawing({ name }: DrawingProps) {
  return drawings[name];
}
