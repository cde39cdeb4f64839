import { Container } from '@denk/shared/ui';
import headingStyles from './results-heading.module.css';
import styles from './results-page.module.css';
import { FacetSkeleton, ListSkeleton } from './results-skeleton';
import toolbarStyles from './results-toolbar.module.css';
import placeholderStyles from './results-placeholder.module.css';

/** Stands where the results will be until the browser knows what is wanted. */
export function ResultsPlaceholder() {
  return (
    <Container className={styles.page}>
      <header className={headingStyles.header}>
        <div className={headingStyles.text}>
          <h1 tabIndex={-1} className={headingStyles.title}>
            Arama sonuçları
          </h1>
          <p role="status" className={headingStyles.count}>
            <span className={headingStyles.searching}>Ürünler aranıyor...</span>
          </p>
        </div>
      </header>
      <div className={`${toolbarStyles.toolbar} ${placeholderStyles.toolbar}`} />
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
