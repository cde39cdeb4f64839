import { paths } from '@denk/shared/page/navigation';
import { ButtonLink, Container, ErrorCard } from '@denk/shared/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './fallback.module.css';

const elsewhere =
  'Sitenin geri kalanı çalışıyor. Biraz sonra yeniden deneyebilir ya da başka bir sayfaya geçebilirsiniz.';
const disconnected = 'İnternet bağlantınız yok gibi görünüyor. Bağlantı gelince yeniden deneyin.';

/** Stands in for a page that could not be loaded or that threw (contract: the `Tekrar dene` card). */
export function ModuleFailure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const isOnline = useOnline();
  return (
    <Container width="narrow" className={styles.page}>
      <ErrorCard
        heading="h1"
        title="Bu bölüm şu anda açılamıyor"
        text={isOnline ? elsewhere : disconnected}
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

/** Whether the browser has a network at all; a server always has. */
function useOnline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function followNetwork(changed: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const name of events) window.addEventListener(name, changed);
  return () => {
    for (const name of events) window.removeEventListener(name, changed);
  };
}
