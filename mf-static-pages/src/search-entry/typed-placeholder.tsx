import { classNames } from '@denk/shared/ui';
import { useEffect, useState } from 'react';
import { useMediaQuery } from './media-query';
import { firstText, nextText, visibleText } from './typed-text';
import styles from './typed-placeholder.module.css';

interface TypedPlaceholderProps {
  readonly phrases: readonly string[];
  /** While the visitor is in the field. */
  readonly paused: boolean;
}

/**
 * The placeholder that types itself, drawn over the empty field; the field keeps a still placeholder of its own for
 * screen readers. It stands still for people who asked for less motion.
 */
export function TypedPlaceholder({ phrases, paused }: TypedPlaceholderProps) {
  const bySystem = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const still = bySystem || document.documentElement.dataset.motion === 'reduced';
  const [text, setText] = useState(() => firstText(phrases));

  useEffect(() => {
    if (paused || still) return;
    const next = nextText(text, phrases);
    const timer = setTimeout(() => setText(next.text), next.after);
    return () => clearTimeout(timer);
  }, [text, phrases, paused, still]);

  return (
    <span aria-hidden="true" className={styles.typed} data-testid="typed-placeholder">
      {visibleText(text, phrases)}
      {!paused && <span className={classNames(styles.cursor, still && styles.still)} />}
    </span>
  );
}
