import { useSyncExternalStore, type ReactNode } from 'react';
import type { Waiting } from '../composition/waiting';
import styles from './fallback.module.css';

const none: ReadonlySet<string> = new Set();

/** Says so when the page that the address names keeps the visitor waiting. */
export function SlowPage({ waiting }: { readonly waiting: Waiting }): ReactNode {
  const slow = useSyncExternalStore(waiting.subscribe, waiting.paths, () => none);
  const shown = [...slow].some((path) => encoded(path) === window.location.pathname);
  return (
    <div role="status">
      {shown && (
        <p className={styles.slow}>Bu bölüm beklenenden yavaş açılıyor. Menü ve arama çalışıyor.</p>
      )}
    </div>
  );
}

const encoded = (path: string) => new URL(path, window.location.origin).pathname;
