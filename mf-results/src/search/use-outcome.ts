import { later } from '@denk/shared/page/later';
import { useContext, useEffect, useReducer, useState } from 'react';
import { wantedKey } from '../address/wanted';
import { MeansContext } from './means';
import { begun, type Outcome } from './outcome';
import { listKey, type Search, type SearchRequest } from './search-request';
import { serviceDown } from './service-down';

/** A page that came with its answer searches when something is chosen. */
const searching = later(
  async () => (await import(/* webpackChunkName: "results-later" */ './run-search')).runSearch,
);

/** What came of the wish so far, and how to search again. */
export interface Searched {
  readonly outcome: Outcome;
  /** What is shown was found before the last choice; the answer to it is on its way. */
  readonly behind: boolean;
  readonly retry: () => void;
}

/**
 * Searches. A new wish or leaving the page ends the running search. While the answer to a filter is on its way the list
 * stays as it was, and a longer list keeps what it has.
 *
 * @param given the outcome of this very search where it came with the page
 */
export function useOutcome(search: Search | undefined, given?: Outcome): Searched {
  const { recent, ...means } = useContext(MeansContext);
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const [told, setTold] = useState<{ readonly run: string; readonly outcome: Outcome }>();
  // A search as its text says it: the same search is the same, however often it is read from the address.
  const text = search && JSON.stringify(search);
  const run = `${tries} ${text}`;
  const key = search && keyOf(search);
  const wish = search && wantedKey(search.wanted);

  const kept = key ? recent.read(key) : undefined;
  const known = isWhole(kept, search?.request) ? kept : given;
  const now = told?.run === run ? told.outcome : known;
  const before = kept ?? (wish ? recent.read(wish) : undefined);
  const waits = !now || (now.phase === 'searching' && search?.wanted.mode !== 'ai');
  const behind = waits && before !== undefined;
  const outcome = behind ? before : (now ?? begun);

  useEffect(() => {
    if (behind || outcome.phase !== 'found') return;
    if (key) recent.keep(key, outcome);
    if (wish) recent.keep(wish, outcome);
  }, [behind, outcome, key, wish, recent]);

  const { search: call, wait } = means;
  const answered = given !== undefined && tries === 0;
  useEffect(() => {
    const mine = text ? (JSON.parse(text) as Search) : undefined;
    if (!mine || answered) return;
    const there = recent.read(keyOf(mine));
    if (isWhole(there, mine.request)) return;
    const leaving = new AbortController();
    const tell = (outcome: Outcome) => setTold({ run, outcome });
    const begin = () => {
      if (leaving.signal.aborted) return;
      if (!searching.code) return tell({ phase: 'failed', sentence: serviceDown });
      void searching.code(mine, there, { search: call, wait }, leaving.signal, tell);
    };
    if (searching.code) begin();
    else void searching.bring().then(begin);
    return () => leaving.abort();
  }, [text, run, answered, recent, call, wait]);

  return { outcome, behind, retry };
}

const keyOf = ({ wanted, request }: Search) => (request ? listKey(request) : wantedKey(wanted));

/** Whether a list has all the products that are looked at. */
function isWhole(outcome: Outcome | undefined, request: SearchRequest | undefined): boolean {
  if (outcome?.phase !== 'found') return false;
  const { answer } = outcome;
  if (!answer || !request) return true;
  const { offset = 0, limit = 0 } = request.filters;
  return answer.products.length >= Math.min(limit, answer.total_results - offset);
}
