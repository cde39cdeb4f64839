import { Container, PageHeader } from '@denk/shared/ui';
import styles from './__page__-page.module.css';

/** `/__page__`: the module's first page. */
export default function __Page__Page() {
  return (
    <Container className={styles.page}>
      <PageHeader title="__Title__" lead="Bu sayfa henüz boş. İlk içeriğini siz ekleyin." />
    </Container>
  );
}
