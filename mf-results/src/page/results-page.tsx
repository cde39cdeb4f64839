import { ButtonLink, Container, ErrorCard } from '@denk/shared/ui';
import { paths, useLocation, useNavigationType } from '@denk/shared/page/navigation';
import { useEffect } from 'react';
import { wantedKey } from '../address/wanted';
import { useEntry } from '../entry/use-entry';
import { BottomSearch } from './bottom-search';
import { Results } from './results';
import { ResultsPlaceholder } from './results-placeholder';
import styles from './results-page.module.css';

/** `/results`, `/internet-results` and the tabs' paths (docs/product.md#results-page). */
export default function ResultsPage() {
  const entry = useEntry();
  const wanted = 'wanted' in entry ? entry.wanted : undefined;
  useTopOfPage(wanted && wantedKey(wanted));
  return (
    <>
      {wanted ? (
        <Results key={wantedKey(wanted)} wanted={wanted} />
      ) : entry.kind === 'unreadable' ? (
        <Unreadable sentence={entry.sentence} />
      ) : (
        <ResultsPlaceholder />
      )}
      <BottomSearch />
    </>
  );
}

/** Up on load and when something else is wanted (docs/product.md#results-page); Back goes to where it was left. */
function useTopOfPage(key: string | undefined) {
  const type = useNavigationType();
  useEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [key, type]);
}

function Unreadable({ sentence }: { readonly sentence: string }) {
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
