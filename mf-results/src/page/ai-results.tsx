import { Container } from '@denk/shared/ui';
import type { Wanted } from '../address/wanted';
import { namesGiven } from '../search/search-recommended';
import { CompareTray } from './compare-tray';
import { RecommendationGroups } from './recommendation-groups';
import styles from './results-page.module.css';
import { ViewToggle } from './results-toolbar';
import { ResultsTop } from './results-top';
import { SearchFailed } from './search-failed';
import { type ResultsProps, useResults } from './use-results';

interface AiResultsProps extends ResultsProps {
  readonly wanted: Extract<Wanted, { mode: 'ai' }>;
}

/** The names that the assistant recommended, from their searches to what was found for each. */
export function AiResults(props: AiResultsProps) {
  const { wanted, device } = props;
  const { refinement, refine, outcome, total, retry } = useResults(props, namesGiven);
  const top = { wanted, device, outcome, total };
  if (!('groups' in outcome)) {
    return (
      <Container className={styles.page}>
        <ResultsTop {...top} />
        {outcome.phase === 'failed' && (
          <SearchFailed wanted={wanted} sentence={outcome.sentence} onRetry={retry} />
        )}
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <ResultsTop {...top}>
        <ViewToggle refinement={refinement} refine={refine} />
      </ResultsTop>
      <div className={styles.body} aria-busy={outcome.phase === 'searching'}>
        <RecommendationGroups
          groups={outcome.groups}
          remarks={wanted.remarks}
          view={refinement.view}
        />
      </div>
      <CompareTray />
    </Container>
  );
}
