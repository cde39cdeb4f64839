import type { DeviceWish } from '@denk/shared/product/handoff';
import { ButtonLink, Container, ErrorCard } from '@denk/shared/ui';
import { paths } from '@denk/shared/page/navigation';
import { useTitle } from '@denk/shared/page/data';
import type { SearchResponse } from '@denk/shared/product/wire';
import { useMemo, type ReactNode } from 'react';
import { longestList, windowOf } from '../address/refinement';
import type { Wanted } from '../address/wanted';
import { attributesFor } from '../device/apply-device-wishes';
import { itemsOf, type Outcome } from '../search/outcome';
import { outcomeOf } from '../search/run-search';
import { requestOf } from '../search/search-request';
import { useOutcome } from '../search/use-outcome';
import { CloseItems } from './close-items';
import { CompareTray } from './compare-tray';
import { FoundList } from './found-list';
import { RecommendationGroups } from './recommendation-groups';
import { ResultsEmpty } from './results-empty';
import { ResultsHeading } from './results-heading';
import styles from './results-page.module.css';
import { ViewToggle } from './results-toolbar';
import { Shortlist } from './shortlist';
import { WantedChips } from './wanted-chips';
import { useRefinement } from './use-refinement';
import { headingOf } from './wording';

interface ResultsProps {
  readonly wanted: Wanted;
  /** Answers that stay in the browser. */
  readonly device: readonly DeviceWish[];
  /** The answer that came with the page. */
  readonly given: SearchResponse | undefined;
}

/** One wish from its search to its list. */
export function Results({ wanted, device, given }: ResultsProps) {
  const [refinement, refine] = useRefinement();
  const request = useMemo(() => {
    if (wanted.mode === 'ai') return undefined;
    const { query, filters } = requestOf(wanted, refinement);
    if (!device.length) return { query, filters };
    // Only the browser knows the order: it takes the whole list and pages it itself.
    return { query, filters: { ...filters, limit: longestList, tell: attributesFor(device) } };
  }, [wanted, refinement, device]);
  const came = useMemo(
    () => (given && request && !device.length ? outcomeOf(given, request) : undefined),
    [given, request, device],
  );
  const { outcome, behind, retry } = useOutcome({ wanted, request }, came);
  useTitle(headingOf(wanted));

  const total = totalOf(outcome);
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
        <ErrorCard
          className={styles.body}
          title="Arama Yapılamıyor"
          text={outcome.sentence}
          onRetry={retry}
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
          <RecommendationGroups groups={outcome.groups} view={refinement.view} />
        </div>
        <CompareTray />
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
      <CompareTray />
    </Container>
  );
}

/** How many products there are; a service that does not say has given them all. */
function totalOf(outcome: Outcome): number {
  const items = itemsOf(outcome);
  if (outcome.phase !== 'found' || !outcome.answer) return items.length;
  const { products, total_results: told } = outcome.answer;
  // Sellers of one product that were listed apart count once.
  return told > products.length ? told : items.length;
}
