import { paths } from '@denk/shared/page/navigation';
import { Container } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import styles from './stand-in.module.css';

/** For a browser without scripts, on the pages that are nothing without them. */
export function NeedsScript(): ReactNode {
  return (
    <noscript>
      <Container>
        <div className={styles.needsScript}>
          <p>Bu sayfa JavaScript ile çalışır; tarayıcınızda kapalı görünüyor.</p>
          <p>
            <a href={paths.categories}>Kategorilere göz atın</a> ya da{' '}
            <a href={paths.home}>ana sayfaya dönün</a>.
          </p>
        </div>
      </Container>
    </noscript>
  );
}
