import { useTitle } from '@denk/shared/page/data';
import type { DeviceWish } from '@denk/shared/product/handoff';
import type { SearchResponse } from '@denk/shared/product/wire';
import { useMemo } from 'react';
import { longestList, type Refinement } from '../address/refinement';
import type { Wanted } from '../address/wanted';
import { browserOnly } from '../entry/browser-only';
import { itemsOf, type Outcome } from '../search/outcome';
import { requestOf, type Search, type SearchRequest } from '../search/search-request';
import { useOutcome } from '../search/use-outcome';
import { useRefinement, type Refine } from './use-refinement';
import { headingOf } from './wording';

/** One wish, how it came, and what stays in the browser. */
export interface ResultsProps {
  readonly wanted: Wanted;
  /** Answers that stay in the browser. */
  readonly device: readonly DeviceWish[];
  /** The answers that came with the page. */
  readonly given: readonly SearchResponse[];
}

/** What answers come to that were given with the page; absent where the browser searches by itself. */
type OutcomeGiven = (search: Search, answers: readonly SearchResponse[]) => Outcome | undefined;

/** What a wish's search has led to so far, and what can be done about it. */
export interface ResultsState {
  readonly refinement: Refinement;
  readonly refine: Refine;
  readonly outcome: Outcome;
  /** Whether the list shown is the one before, while a new one is on its way. */
  readonly behind: boolean;
  /** How many products there are in all. */
  readonly total: number;
  readonly retry: () => void;
}

/**
 * Searches for a wish as the address refines it.
 *
 * @param outcomeGiven the outcome that the answers given with the page come to
 */
export function useResults(
  { wanted, device, given }: ResultsProps,
  outcomeGiven: OutcomeGiven,
): ResultsState {
  const [refinement, refine] = useRefinement();
  const request = useMemo(
    () => requestFor(wanted, refinement, device),
    [wanted, refinement, device],
  );
  const came = useMemo(
    () => (device.length ? undefined : outcomeGiven({ wanted, request }, given)),
    [wanted, request, device, given, outcomeGiven],
  );
  const { outcome, behind, retry } = useOutcome({ wanted, request }, came);
  useTitle(headingOf(wanted));
  return { refinement, refine, outcome, behind, total: totalOf(outcome), retry };
}

function requestFor(
  wanted: Wanted,
  refinement: Refinement,
  device: readonly DeviceWish[],
): SearchRequest | undefined {
  if (wanted.mode === 'ai') return undefined;
  const { query, filters } = requestOf(wanted, refinement);
  if (!device.length) return { query, filters };
  // Only the browser knows the order: it takes the whole list and pages it itself.
  const tell = browserOnly.code?.attributesFor(device) ?? [];
  return { query, filters: { ...filters, limit: longestList, tell } };
}

/** A service that does not say how many there are has given them all. */
function totalOf(outcome: Outcome): number {
  const items = itemsOf(outcome);
  if (outcome.phase !== 'found' || !outcome.answer) return items.length;
  const { products, total_results: told } = outcome.answer;
  // Sellers of one product that were listed apart count once.
  return told > products.length ? told : items.length;
}
