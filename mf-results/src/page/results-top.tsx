import type { DeviceWish } from '@denk/shared/product/handoff';
import type { ReactNode } from 'react';
import type { Wanted } from '../address/wanted';
import type { Outcome } from '../search/outcome';
import { Shortlist, WantedChips } from './later-parts';
import { ResultsHeading } from './results-heading';
import styles from './results-page.module.css';

interface ResultsTopProps {
  readonly wanted: Wanted;
  readonly device: readonly DeviceWish[];
  readonly outcome: Outcome;
  /** How many products there are in all. */
  readonly total: number;
  /** Order and view, where there is a list. */
  readonly children?: ReactNode;
}

/** What stands above every list. */
export function ResultsTop({ wanted, device, outcome, total, children }: ResultsTopProps) {
  return (
    <div className={styles.top}>
      <ResultsHeading wanted={wanted} outcome={outcome} found={total} />
      <div className={styles.shortlist}>
        <Shortlist />
      </div>
      <WantedChips wanted={wanted} device={device} className={styles.chips} />
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  );
}
