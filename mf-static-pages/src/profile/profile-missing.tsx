import { paths } from '@denk/shared/page/navigation';
import { useTitle } from '@denk/shared/page/data';
import { ButtonLink, Container, EmptyState } from '@denk/shared/ui';
import styles from './profile-page.module.css';

/** No expert of this name: why that may be, and the ways on. */
export function ProfileMissing() {
  useTitle('Sayfa bulunamadı');
  return (
    <Container width="narrow" className={styles.missing}>
      <EmptyState
        heading="h1"
        illustration="lost"
        title="Bu uzmanı bulamadık"
        actions={
          <>
            <ButtonLink to={paths.experts}>Uzmanlara göz at</ButtonLink>
            <ButtonLink to={paths.home} variant="secondary">
              Ana sayfaya dön
            </ButtonLink>
          </>
        }
      >
        Profil kaldırılmış ya da adres eksik yazılmış olabilir.
      </EmptyState>
    </Container>
  );
}
