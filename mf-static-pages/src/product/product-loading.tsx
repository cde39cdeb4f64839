import { Container, Skeleton, VisuallyHidden } from '@denk/shared/ui';
import styles from './product-page.module.css';
import summary from './product-summary.module.css';

/** The outline of a product page. */
export function ProductLoading() {
  return (
    <Container className={styles.page} aria-busy="true">
      <h1 tabIndex={-1}>
        <VisuallyHidden>Ürün yükleniyor</VisuallyHidden>
        <Skeleton width="half" />
      </h1>
      <Skeleton shape="block" className={styles.bannerOutline} />
      <div className={summary.summary}>
        <Skeleton shape="block" className={styles.pictureOutline} />
        <div className={summary.words}>
          <Skeleton width="short" />
          <Skeleton shape="title" width="long" />
          <Skeleton width="half" />
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="long" />
        </div>
      </div>
      <div className={styles.section}>
        <Skeleton shape="block" className={styles.bannerOutline} />
        <Skeleton shape="block" className={styles.bannerOutline} />
        <Skeleton shape="block" className={styles.bannerOutline} />
      </div>
    </Container>
  );
}
