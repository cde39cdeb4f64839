import { paths } from '@denk/shared/page/navigation';
import { ButtonLink, Container, ErrorCard } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import styles from './stand-in.module.css';

/** Stands in for a page that could not be loaded or that threw (contract: the `Tekrar dene` card). */
export function ModuleFailure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <Container width="narrow" className={styles.page}>
      <ErrorCard
        heading="h1"
        title="Bu bölüm şu anda açılamıyor"
        text="Sitenin geri kalanı çalışıyor. Biraz sonra yeniden deneyebilir ya da başka bir sayfaya geçebilirsiniz."
        onRetry={onRetry}
        actions={
          <ButtonLink to={paths.home} variant="secondary">
            Ana sayfaya dön
          </ButtonLink>
        }
      />
    </Container>
  );
}
