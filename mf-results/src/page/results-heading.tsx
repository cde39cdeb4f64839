import { Badge } from '@denk/shared/ui';
import type { Wanted } from '../address/wanted';
import type { Outcome } from '../search/outcome';
import styles from './results-heading.module.css';
import { countText } from './count-text';
import { emptyHeading, headingOf } from './wording';

interface ResultsHeadingProps {
  readonly wanted: Wanted;
  readonly outcome: Outcome;
  /** Products that there are with the filters as they are. */
  readonly found: number;
}

/** The heading and how many products there are; there from the first moment on. */
export function ResultsHeading({ wanted, outcome, found }: ResultsHeadingProps) {
  const ai = wanted.mode === 'ai';
  const searching = outcome.phase === 'searching';
  const isCapped = outcome.phase === 'found' && outcome.answer?.total_is_capped;
  const total = `${countText(found, isCapped)} ${ai ? 'AI önerisi' : 'ürün bulundu'}`;
  return (
    <header className={styles.heading}>
      {ai && (
        <p>
          <Badge tone="accent" icon="sparkle">
            AI Önerileri
          </Badge>
        </p>
      )}
      <h1 tabIndex={-1} className={styles.title} dir="auto">
        {outcome.phase === 'empty' ? emptyHeading(outcome.answer) : headingOf(wanted)}
      </h1>
      <p role="status" className={styles.count}>
        {searching && (
          <span className={styles.searching}>
            Ürünler aranıyor...{outcome.attempt > 1 && ` (${outcome.attempt}. deneme)`}
          </span>
        )}
        {outcome.phase === 'empty' && 'query' in wanted && wanted.query && (
          <span>“{wanted.query}” için ürün yok</span>
        )}
        {(outcome.phase === 'found' || (searching && found > 0)) && <span>{total}</span>}
      </p>
    </header>
  );
}
