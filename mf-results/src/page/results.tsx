import { Container } from '@denk/shared/ui';
import { windowOf } from '../address/refinement';
import type { Wanted } from '../address/wanted';
import { outcomeGiven } from '../search/answer-outcome';
import { FoundList } from './found-list';
import { CloseItems, CompareTray, ResultsEmpty } from './later-parts';
import styles from './results-page.module.css';
import { ResultsTop } from './results-top';
import { SearchFailed } from './search-failed';
import { type ResultsProps, useResults } from './use-results';

interface OwnResultsProps extends ResultsProps {
  readonly wanted: Exclude<Wanted, { mode: 'ai' }>;
}

/** One wish from its search to its list. */
export function Results(props: OwnResultsProps) {
  const { wanted, device } = props;
  const state = useResults(props, outcomeGiven);
  const { refinement, refine, outcome, behind, total, retry } = state;
  const top = { wanted, device, outcome, total };
  if (outcome.phase === 'failed') {
    return (
      <Container className={styles.page}>
        <ResultsTop {...top} />
        <SearchFailed wanted={wanted} sentence={outcome.sentence} onRetry={retry} />
      </Container>
    );
  }
  if (outcome.phase === 'empty') {
    return (
      <Container className={styles.page}>
        <ResultsTop {...top} />
        <ResultsEmpty wanted={wanted} answer={outcome.answer} />
        <CloseItems wanted={wanted} found={none} view={refinement.view} />
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
      />
      <CompareTray />
    </Container>
  );
}

const none: readonly [] = [];
