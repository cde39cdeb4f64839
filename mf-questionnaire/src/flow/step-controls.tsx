import { Button } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import styles from './step-controls.module.css';

interface StepControlsProps {
  readonly step: number;
  readonly count: number;
  readonly canGoOn: boolean;
  readonly preparing: boolean;
  readonly onPrevious: () => void;
  readonly onSkip: () => void;
  /** Given where going on is not the same. */
  readonly onFinish: (() => void) | undefined;
}

/** Back, where we are, on; and the ways around a question. `Sonraki` submits the form. */
export function StepControls(props: StepControlsProps): ReactNode {
  const { step, count, canGoOn, preparing, onPrevious, onSkip, onFinish } = props;
  const last = step === count - 1;
  return (
    <div className={styles.controls}>
      <div className={styles.steps}>
        <Button
          variant="secondary"
          icon="chevron-left"
          disabled={step === 0 || preparing}
          onClick={onPrevious}
        >
          Önceki
        </Button>
        <span className={styles.counter}>{`${step + 1} / ${count}`}</span>
        <Button
          type="submit"
          disabled={!canGoOn}
          iconAfter={preparing || last ? undefined : 'chevron-right'}
          className={preparing ? styles.preparing : undefined}
        >
          {preparing && <span className={styles.spinner} aria-hidden="true" />}
          {preparing ? 'Hazırlanıyor...' : last ? 'Tamamla' : 'Sonraki'}
        </Button>
      </div>
      <div className={styles.shortcuts}>
        <Button variant="quiet" size="small" disabled={preparing} onClick={onSkip}>
          Bu soruyu geç
        </Button>
        {onFinish && (
          <Button variant="soft" size="small" icon="list" disabled={preparing} onClick={onFinish}>
            Sonuçları şimdi göster
          </Button>
        )}
      </div>
      <p className={styles.keys}>
        Klavye: 1–9 seçer, Enter ilerletir, ← → sorular arasında gezdirir.
      </p>
    </div>
  );
}
