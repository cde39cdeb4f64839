import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorCard,
  Notice,
  SkipLink,
} from '@denk/shared/ui';
import { paths } from '@denk/shared/page/navigation';
import { useTitle } from '@denk/shared/page/data';
import { useMemo, useState } from 'react';
import { filterCount, narrowing } from '../address/refinement';
import type { Wanted } from '../address/wanted';
import { useLists, useOtherTabs } from '../chosen/lists';
import { facetsOf } from '../refine/facets';
import { narrow } from '../refine/narrow';
import { sortItems } from '../refine/sort-items';
import { itemsOf, type Group, type Outcome } from '../search/outcome';
import { useOutcome } from '../search/use-outcome';
import { ActiveFilters } from './active-filters';
import { CloseItems } from './close-items';
import { CompareTray } from './compare-tray';
import { FacetPanel } from './facet-panel';
import { FacetSheet } from './facet-sheet';
import { ItemList } from './item-list';
import { RecommendationGroups } from './recommendation-groups';
import { ResultsEmpty } from './results-empty';
import { ResultsHeading } from './results-heading';
import styles from './results-page.module.css';
import { FacetSkeleton, ListSkeleton } from './results-skeleton';
import { ResultsToolbar } from './results-toolbar';
import { Shortlist } from './shortlist';
import { UnderstoodAs } from './understood-as';
import { WantedChips } from './wanted-chips';
import { useRefinement } from './use-refinement';
import { headingOf } from './wording';

/** One wish from its search to its list. */
export function Results({ wanted }: { readonly wanted: Wanted }) {
  const { outcome, retry } = useOutcome(wanted);
  const [refinement, refine] = useRefinement(wanted.mode);
  const [filtering, setFiltering] = useState(false);
  useTitle(headingOf(wanted));
  useOtherTabs(useLists());

  const items = useMemo(() => itemsOf(outcome), [outcome]);
  const facets = useMemo(() => facetsOf(items, refinement), [items, refinement]);
  const groups = useMemo(
    () =>
      ('groups' in outcome ? outcome.groups : []).map<Group>((group) => ({
        ...group,
        items: sortItems(narrow(group.items, refinement), refinement.sort),
      })),
    [outcome, refinement],
  );
  const shown = groups.reduce((sum, group) => sum + group.items.length, 0);
  const filters = filterCount(refinement);
  const searching = outcome.phase === 'searching';
  const clear = () => refine(narrowing);

  if (outcome.phase === 'failed') {
    return (
      <Container className={styles.page}>
        <Top wanted={wanted} outcome={outcome} />
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
        <Top wanted={wanted} outcome={outcome} />
        <ResultsEmpty wanted={wanted} outcome={outcome} />
        <CloseItems wanted={wanted} found={items} view={refinement.view} />
      </Container>
    );
  }
  const named = wanted.mode === 'ai' && groups.length > 0;
  return (
    <Container className={styles.page}>
      <div className={styles.top}>
        <ResultsHeading wanted={wanted} outcome={outcome} found={items.length} shown={shown} />
        <div className={styles.shortlist}>
          <Shortlist />
        </div>
        <WantedChips wanted={wanted} className={styles.chips} />
        <div className={styles.tools}>
          <ResultsToolbar
            refinement={refinement}
            refine={refine}
            filters={filters}
            waiting={items.length === 0 || searching}
            onFilter={() => setFiltering(true)}
          />
        </div>
      </div>
      <div className={`${styles.columns} ${styles.withSide}`}>
        <aside className={styles.side} aria-label="Filtreler">
          <SkipLink to="urunler">Ürünlere geç</SkipLink>
          {items.length && !searching ? (
            <FacetPanel facets={facets} refinement={refinement} refine={refine} />
          ) : (
            <FacetSkeleton />
          )}
        </aside>
        <div id="urunler" tabIndex={-1} className={styles.main} aria-busy={searching}>
          {outcome.phase === 'found' && wanted.mode === 'plain' && (
            <UnderstoodAs
              query={wanted.query}
              understood={outcome.understood}
              besides={wanted.category}
            />
          )}
          {outcome.phase === 'found' && outcome.relaxed && (
            <Notice title="Koşullarınızın hepsine uyan ürün yok">
              En çok yaklaşanları gösteriyoruz; uymayan yanları her üründe yazar.
            </Notice>
          )}
          {items.length > 0 && (
            <ActiveFilters
              facets={facets}
              refinement={refinement}
              refine={refine}
              onClear={clear}
            />
          )}
          {items.length > 0 && shown === 0 && !searching ? (
            <EmptyState
              title="Bu filtrelere uyan ürün yok"
              actions={<Button onClick={clear}>Filtreleri temizle</Button>}
            >
              Bir filtreyi kaldırınca {items.length === 1 ? 'ürün' : 'ürünler'} yeniden görünür.
            </EmptyState>
          ) : named ? (
            <RecommendationGroups groups={groups} view={refinement.view} filtered={filters > 0} />
          ) : searching ? (
            <ListSkeleton view={refinement.view} />
          ) : (
            <>
              <ItemList items={groups[0]?.items ?? []} view={refinement.view} heading="h2" />
              <CloseItems wanted={wanted} found={items} view={refinement.view} />
            </>
          )}
        </div>
      </div>
      <FacetSheet
        open={filtering}
        shown={shown}
        onClose={() => setFiltering(false)}
        onClear={clear}
      >
        <FacetPanel facets={facets} refinement={refinement} refine={refine} />
      </FacetSheet>
      <CompareTray />
    </Container>
  );
}

/** The top of a page without a list. */
function Top({ wanted, outcome }: { readonly wanted: Wanted; readonly outcome: Outcome }) {
  return (
    <div className={styles.top}>
      <ResultsHeading wanted={wanted} outcome={outcome} found={0} shown={0} />
      <div className={styles.shortlist}>
        <Shortlist />
      </div>
      <WantedChips wanted={wanted} className={styles.chips} />
    </div>
  );
}
