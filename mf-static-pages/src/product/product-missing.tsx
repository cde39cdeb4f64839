import { paths } from '@denk/shared/page/navigation';
import { useTitle } from '@denk/shared/page/data';
import { ButtonLink, Container, EmptyState } from '@denk/shared/ui';
import styles from './product-page.module.css';

/** No product of this id: why that may be, and the ways on. */
export function ProductMissing() {
  useTitle('Sayfa bulunamadı');
  return (
    <Container width="narrow" className={styles.missing}>
      <EmptyState
        heading="h1"
        illustration="lost"
        title="Bu ürünü bulamadık"
        actions={
          <>
            <ButtonLink to={paths.search} icon="search">
              Ürün ara
            </ButtonLink>
            <ButtonLink to={paths.categories} variant="secondary">
              Kategorilere göz at
            </ButtonLink>
            <ButtonLink to={paths.home} variant="quiet">
              Ana sayfaya dön
            </ButtonLink>
          </>
        }
      >
        Ürün katalogdan kalkmış ya da adres eksik yazılmış olabilir. Adıyla arayın veya
        kategorilerden ilerleyin.
      </EmptyState>
    </Container>
  );
}
