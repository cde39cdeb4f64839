import type { ReactNode } from 'react';
import styles from './needs-script.module.css';

export interface NeedsScriptProps {
  /** The ways on that work without scripts, as one sentence. */
  readonly children: ReactNode;
}

/** Says, inside a `noscript`, that a page is nothing without scripts, and where to go on (docs/product.md#when-a-module-fails). */
export const NeedsScript = ({ children }: NeedsScriptProps): ReactNode => (
  <div className={styles.box}>
    <p>Bu sayfa JavaScript ile çalışır; tarayıcınızda kapalı görünüyor.</p>
    <p>{children}</p>
  </div>
);
