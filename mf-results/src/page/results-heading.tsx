import { Badge, ButtonLink } from '@denk/shared/ui';
import { paths } from '@denk/shared/navigation';
import type { Wanted } from '../address/wanted';
import type { Outcome } from '../search/outcome';
import styles from './results-heading.module.css';
import { Shortlist } from './shortlist';
import { UnderstoodAs } from './understood-as';
import { count, headingOf } from './wording';

interface ResultsHeadingProps {
  readonly wanted: Wanted;
  readonly outcome: Outcome;
  /** Products found, and how many of them the filters leave. */
  readonly found: number;
  readonly shown: number;
}

/** The heading, how many products there are, and what was understood; there from the first moment on. */
export function ResultsHeading({ wanted, outcome, found, shown }: ResultsHeadingProps) {
  const ai = wanted.mode === 'ai';
  const searching = outcome.phase === 'searching';
  const total = `${count(found)} ${ai ? 'AI önerisi' : 'ürün bulundu'}`;
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        {ai && (
          <p>
            <Badge tone="accent" icon="sparkle">
              AI Önerileri
            </Badge>
          </p>
        )}
        <h1 tabIndex={-1} className={styles.title} dir="auto">
          {headingOf(wanted)}
        </h1>
        <p role="status" className={styles.count}>
          {searching && (
            <span className={styles.searching}>
              Ürünler aranıyor...
              {outcome.attempt > 1 && <span> Biraz uzun sürdü, yeniden deniyoruz.</span>}
            </span>
          )}
          {searching && found > 0 && <span>{total}</span>}
          {outcome.phase === 'found' && <span>{total}</span>}
          {outcome.phase === 'found' && shown < found && (
            <span>{count(shown)} ürün gösteriliyor</span>
          )}
        </p>
        <UnderstoodAs wanted={wanted} outcome={outcome} />
      </div>
      <div className={styles.actions}>
        {wanted.mode === 'questionnaire' && (
          <ButtonLink
            to={paths.questionnaire(wanted.query)}
            variant="quiet"
            size="small"
            icon="edit"
          >
            Yanıtları değiştir
          </ButtonLink>
        )}
        {ai && (
          <ButtonLink to={paths.chat()} variant="quiet" size="small" icon="chat">
            Sohbete dön
          </ButtonLink>
        )}
        <Shortlist />
      </div>
    </header>
  );
}
