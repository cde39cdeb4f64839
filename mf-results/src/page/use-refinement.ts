import { staying, useLocation, useNavigate } from '@denk/shared/page/navigation';
import { useCallback, useMemo } from 'react';
import { readRefinement, writeRefinement, type Refinement } from '../address/refinement';

export type Refine = (change: Partial<Refinement>) => void;

/**
 * How the list is looked at, which the address alone says. A filter and an order are steps that Back undoes; a view is
 * not. The place on the page stays.
 */
export function useRefinement(): readonly [Refinement, Refine] {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const refinement = useMemo(() => readRefinement(search), [search]);
  const refine = useCallback<Refine>(
    (change) => {
      const replace = Object.keys(change).every((key) => key === 'view');
      const to = { search: writeRefinement(search, change) };
      void navigate(to, { replace, state: staying(state) });
    },
    [navigate, search, state],
  );
  return [refinement, refine];
}
