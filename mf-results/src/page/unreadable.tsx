import { paths, useLocation } from '@denk/shared/page/navigation';
import { ButtonLink, Container, ErrorCard } from '@denk/shared/ui';
import styles from './results-page.module.css';

/** What was handed over cannot be read: said, with the address's own search where there is one. */
export function Unreadable({ sentence }: { readonly sentence: string }) {
  const { search } = useLocation();
  return (
    <Container className={styles.page} width="medium">
      <ErrorCard
        heading="h1"
        title="Arama Yapılamıyor"
        text={sentence}
        actions={
          <>
            {search && <ButtonLink to={{ search }}>Tekrar dene</ButtonLink>}
            <ButtonLink to={paths.home} variant={search ? 'secondary' : 'primary'}>
              Ana Sayfaya Dön
            </ButtonLink>
            <ButtonLink to={paths.chat()} variant="secondary">
              AI Asistan ile Konuş
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
