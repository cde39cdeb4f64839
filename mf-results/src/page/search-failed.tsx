import { paths } from '@denk/shared/page/navigation';
import { ButtonLink, ErrorCard } from '@denk/shared/ui';
import type { Wanted } from '../address/wanted';
import styles from './results-page.module.css';

interface SearchFailedProps {
  readonly wanted: Wanted;
  /** What failed, in words. */
  readonly sentence: string;
  readonly onRetry: () => void;
}

/** A search that gave nothing to show: why, another try, and the ways on. */
export function SearchFailed({ wanted, sentence, onRetry }: SearchFailedProps) {
  return (
    <ErrorCard
      className={styles.body}
      title="Arama Yapılamıyor"
      text={sentence}
      onRetry={onRetry}
      actions={
        <>
          <ButtonLink to={paths.home} variant="secondary">
            Ana Sayfaya Dön
          </ButtonLink>
          {wanted.mode === 'ai' && wanted.query && (
            <ButtonLink to={paths.results(wanted.query)} variant="quiet">
              Sonuçlarda ara
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
