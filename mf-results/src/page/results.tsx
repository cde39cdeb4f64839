import { paths } from '@denk/shared/page/navigation';
import { ButtonLink, Container, ErrorCard } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import { windowOf } from '../address/refinement';
import type { Wanted } from '../address/wanted';
import { CloseItems } from './close-items';
import { Compared } from './compared';
import { FoundList } from './found-list';
import { RecommendationGroups } from './recommendation-groups';
import { ResultsEmpty } from './results-empty';
import { ResultsHeading } from './results-heading';
import styles from './results-page.module.css';
import { ViewToggle } from './results-toolbar';
import { Shortlist } from './shortlist';
import { type ResultsProps, useResults } from './use-results';
import { WantedChips } from './wanted-chips';

/** One wish from its search to its list. */
export function Results(props: ResultsProps) {
  const { wanted, device } = props;
  const { refinement, refine, outcome, behind, total, retry } = useResults(props);
  const top = (tools?: ReactNode) => (
    <div className={styles.top}>
      <ResultsHeading wanted={wanted} outcome={outcome} found={total} />
      <div className={styles.shortlist}>
        <Shortlist />
      </div>
      <WantedChips wanted={wanted} device={device} className={styles.chips} />
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  );

  if (outcome.phase === 'failed') {
    return (
      <Container className={styles.page}>
        {top()}
        <SearchFailed wanted={wanted} sentence={outcome.sentence} onRetry={retry} />
      </Container>
    );
  }
  if (outcome.phase === 'empty') {
    return (
      <Container className={styles.page}>
        {top()}
        <ResultsEmpty wanted={wanted} outcome={outcome} />
        <CloseItems wanted={wanted} found={[]} view={refinement.view} />
      </Container>
    );
  }
  if (wanted.mode === 'ai') {
    return (
      <Container className={styles.page}>
        {top(<ViewToggle refinement={refinement} refine={refine} />)}
        <div className={styles.body} aria-busy={outcome.phase === 'searching'}>
          <RecommendationGroups
            groups={outcome.groups}
            remarks={wanted.remarks}
            view={refinement.view}
          />
        </div>
        <Compared />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <FoundList
        wanted={wanted}
        outcome={outcome}
        behind={behind}
        total={total}
        shown={windowOf(refinement.page).limit}
        device={device}
        refinement={refinement}
        refine={refine}
        top={top}
      />
      <Compared />
    </Container>
  );
}

interface SearchFailedProps {
  readonly wanted: Wanted;
  /** What failed, in words. */
  readonly sentence: string;
  readonly onRetry: () => void;
}

function SearchFailed({ wanted, sentence, onRetry }: SearchFailedProps) {
  return (
    <ErrorCard
      className={styles.body}
      title="Arama Yapılamıyor"
      text={sentence}
      onRetry={onRetry}
      actions={
        <>
          <ButtonLink to={paths.home} variant="secondary">
            Ana Sayfaya Dön
          </ButtonLink>
          {wanted.mode === 'ai' && wanted.query && (
            <ButtonLink to={paths.results(wanted.query)} variant="quiet">
              Sonuçlarda ara
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
