import { useLocation, useNavigate } from '@denk/shared/page/navigation';
import { browserStorage } from '@denk/shared/page/storage';
import { useCallback, useMemo, useState } from 'react';
import { readHabit, rememberHabit } from '../address/habit';
import { readRefinement, writeRefinement, type Refinement } from '../address/refinement';
import type { Wanted } from '../address/wanted';

export type Refine = (change: Partial<Refinement>) => void;

const local = browserStorage('local');

/**
 * How the list is looked at: the address says it, and the last choice of sort and view is used where it does not.
 * Answers of the questionnaire rank the list: there the best match comes first until something else is chosen.
 */
export function useRefinement(mode: Wanted['mode']): readonly [Refinement, Refine] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [habit, setHabit] = useState(() => readHabit(local));
  const refinement = useMemo(() => {
    const usual = mode === 'questionnaire' ? ({ ...habit, sort: 'relevance' } as const) : habit;
    return readRefinement(new URLSearchParams(search), usual);
  }, [search, habit, mode]);

  const refine = useCallback<Refine>(
    (change) => {
      if (change.sort || change.view) {
        const next = { ...habit, ...change };
        rememberHabit(local, next);
        setHabit({ sort: next.sort, view: next.view });
      }
      // The same history entry: Back leaves the list and does not undo filter after filter.
      void navigate({ search: writeRefinement(search, change) }, { replace: true, state });
    },
    [habit, navigate, search, state],
  );
  return [refinement, refine];
}
