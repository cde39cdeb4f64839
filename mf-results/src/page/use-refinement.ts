import { later } from '@denk/shared/page/later';
import { staying, useLocation, useNavigate } from '@denk/shared/page/navigation';
import { useCallback, useMemo } from 'react';
import { readRefinement, type Refinement } from '../address/refinement';
import type { writeRefinement } from '../address/write-refinement';

const writing = later(
  async () =>
    (await import(/* webpackChunkName: "results-later" */ '../address/write-refinement'))
      .writeRefinement,
);

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
      const go = (write: typeof writeRefinement) =>
        void navigate({ search: write(search, change) }, { replace, state: staying(state) });
      if (writing.code) go(writing.code);
      else void writing.bring().then(() => writing.code && go(writing.code));
    },
    [navigate, search, state],
  );
  return [refinement, refine];
}
