import { useContext, useEffect, useMemo, useReducer, useState } from 'react';
import { wantedKey, type Wanted } from '../address/wanted';
import { MeansContext } from './means';
import { begun, type Outcome } from './outcome';
import { runSearch } from './run-search';

/** What came of the wish so far, and how to search again. A new wish or leaving the page ends the running search. */
export function useOutcome(wanted: Wanted | undefined): {
  readonly outcome: Outcome;
  readonly retry: () => void;
} {
  const means = useContext(MeansContext);
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const key = wanted && wantedKey(wanted);
  const run = `${tries} ${key}`;
  const [told, setTold] = useState<{ readonly run: string; readonly outcome: Outcome }>();
  // A wish as the key says it: the same wish is the same search, however often it is read from the address.
  const wish = useMemo(() => (key ? (JSON.parse(key) as Wanted) : undefined), [key]);
  const known = useMemo(() => (key ? means.recent.read(key) : undefined), [key, means]);

  useEffect(() => {
    if (!wish || !key || known) return;
    const leaving = new AbortController();
    void runSearch(wish, means, leaving.signal, (outcome) => {
      means.recent.keep(key, outcome);
      setTold({ run, outcome });
    });
    return () => leaving.abort();
  }, [wish, key, known, means, run]);

  return { outcome: known ?? (told?.run === run ? told.outcome : begun), retry };
}
