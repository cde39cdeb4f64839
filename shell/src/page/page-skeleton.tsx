import { Container, Skeleton } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import styles from './fallback.module.css';

/** Shown while a page's code is on its way and there is no earlier page to keep. */
export function PageSkeleton(): ReactNode {
  return (
    <Container className={styles.page}>
      <p className="visually-hidden" role="status">
        Sayfa yükleniyor...
      </p>
      <Skeleton />
    </Container>
  );
}
