import type { DeviceWish } from '@denk/shared/product/handoff';
import { SkipLink } from '@denk/shared/ui';
import { useMemo, useState } from 'react';
import { filterCount, type Refinement } from '../address/refinement';
import type { Wanted } from '../address/wanted';
import type { applyDeviceWishes } from '../device/apply-device-wishes';
import { browserOnly } from '../entry/browser-only';
import { itemsOf, type Outcome } from '../search/outcome';
import { ItemList } from './item-list';
import {
  ActiveFilters,
  CloseItems,
  DeviceNote,
  EarlierItems,
  FacetPanel,
  FacetSheet,
  FilteredOut,
  HowItFits,
  MoreItems,
  UnderstoodAs,
} from './later-parts';
import styles from './results-page.module.css';
import { FacetSkeleton, ListSkeleton } from './results-skeleton';
import { ResultsToolbar } from './results-toolbar';
import { ResultsTop } from './results-top';
import type { Refine } from './use-refinement';

interface FoundListProps {
  readonly wanted: Exclude<Wanted, { mode: 'ai' }>;
  readonly outcome: Extract<Outcome, { phase: 'searching' | 'found' }>;
  /** What is shown was found before the last choice. */
  readonly behind: boolean;
  readonly total: number;
  /** How many products of the list the address shows. */
  readonly shown: number;
  readonly device: readonly DeviceWish[];
  readonly refinement: Refinement;
  readonly refine: Refine;
}

const formId = 'filtreler';
const noFacets = { brands: [], sellers: [], ratings: [] };

/** A search's list with its filters, order and pages; the outline of it while the search runs. */
export function FoundList(props: FoundListProps) {
  const { wanted, outcome, behind, total, shown, device, refinement, refine } = props;
  const [filtering, setFiltering] = useState(false);
  const answer = outcome.phase === 'found' ? outcome.answer : undefined;
  const searching = outcome.phase === 'searching';
  const facets = answer?.facets ?? noFacets;
  const counted = { facets, isCapped: answer?.facets_are_capped };
  const filters = filterCount(refinement);
  const byMatch = refinement.sort === 'relevance';
  const { items, used, unused } = useMemo(
    () => withDevice(itemsOf(outcome), device, byMatch),
    [outcome, device, byMatch],
  );

  return (
    <>
      <ResultsTop wanted={wanted} device={device} outcome={outcome} total={total}>
        <ResultsToolbar
          refinement={refinement}
          refine={refine}
          form={formId}
          filters={filters}
          waiting={searching}
          onFilter={() => setFiltering(true)}
        />
      </ResultsTop>
      <div className={`${styles.columns} ${styles.withSide}`}>
        <aside className={styles.side} aria-label="Filtreler">
          <SkipLink to="urunler">Ürünlere geç</SkipLink>
          {searching ? (
            <FacetSkeleton />
          ) : (
            <FacetPanel id={formId} {...counted} refinement={refinement} refine={refine} />
          )}
        </aside>
        <div id="urunler" tabIndex={-1} className={styles.main} aria-busy={searching || behind}>
          {answer && wanted.mode === 'plain' && (
            <UnderstoodAs understood={answer.understood} besides={wanted.category} />
          )}
          {answer && items.length > 0 && <HowItFits told={answer} />}
          {!searching && device.length > 0 && <DeviceNote used={used} unused={unused} />}
          {!searching && (
            <ActiveFilters facets={answer?.facets} refinement={refinement} refine={refine} />
          )}
          {searching ? (
            <ListSkeleton view={refinement.view} />
          ) : items.length === 0 ? (
            <FilteredOut ways={answer?.ways} facets={facets} />
          ) : (
            <>
              <EarlierItems refinement={refinement} />
              <ItemList items={items.slice(0, shown)} view={refinement.view} heading="h2" />
              <MoreItems
                refinement={refinement}
                total={total}
                isCapped={answer?.total_is_capped}
                behind={behind}
              />
              {filters === 0 && refinement.page === 1 && (
                <CloseItems wanted={wanted} found={items} view={refinement.view} />
              )}
            </>
          )}
        </div>
      </div>
      {filtering && (
        <FacetSheet
          {...counted}
          shown={total}
          shownIsCapped={answer?.total_is_capped}
          refinement={refinement}
          refine={refine}
          onClose={() => setFiltering(false)}
        />
      )}
    </>
  );
}

/** A list after the answers that stay on the device; whoever has read them can apply them. */
const withDevice: typeof applyDeviceWishes = (items, device, reorder) =>
  (device.length > 0 && browserOnly.code?.applyDeviceWishes(items, device, reorder)) || {
    items,
    used: [],
    unused: [],
  };
