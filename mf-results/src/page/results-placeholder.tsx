import { Container } from '@denk/shared/ui';
import headingStyles from './results-heading.module.css';
import styles from './results-page.module.css';
import { FacetSkeleton, ListSkeleton } from './results-skeleton';

/** Stands where the results will be until the browser knows what is wanted. */
export function ResultsPlaceholder() {
  return (
    <Container className={styles.page}>
      <div className={styles.top}>
        <header className={headingStyles.heading}>
          <h1 tabIndex={-1} className={headingStyles.title}>
            Arama sonuçları
          </h1>
          <p role="status" className={headingStyles.count}>
            <span className={headingStyles.searching}>Ürünler aranıyor...</span>
          </p>
        </header>
        <div className={styles.tools} />
      </div>
      <div className={`${styles.columns} ${styles.withSide}`}>
        <div className={styles.side}>
          <FacetSkeleton />
        </div>
        <div className={styles.main} aria-busy="true">
          <ListSkeleton view="list" />
        </div>
      </div>
    </Container>
  );
}
