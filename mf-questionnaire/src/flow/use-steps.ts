import { useHydrated } from '@denk/shared/page/data';
import { useLocation, useNavigate } from '@denk/shared/page/navigation';
import { useEffect, useEffectEvent } from 'react';
import * as v from '@denk/shared/schema';

const stateSchema = v.object({
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The step of the history entry right before this one. */
  from: v.optional(v.number()),
});

/** The question on screen and the ways to another one. */
export interface Steps {
  readonly step: number;
  readonly goTo: (step: number) => void;
  readonly goBack: () => void;
}

/**
 * Every step is an entry of the browser's history, so that Back leads a question back. The entry the visitor arrived
 * with names no step yet; it becomes the one of `start`.
 */
export function useSteps(start: number, count: number): Steps {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The server knows no history.
  const named = v.safeParse(stateSchema, hydrated ? state : undefined);
  const step = Math.min(named.success ? named.output.step : start, count - 1);
  const go = (to: number, how: { readonly replace?: boolean; readonly from?: number }) =>
    void navigate(
      { pathname, search },
      { replace: how.replace, state: { step: to, from: how.from } },
    );

  const nameFirst = useEffectEvent(() => {
    if (!named.success) go(start, { replace: true });
  });
  useEffect(() => {
    if (hydrated) nameFirst();
  }, [hydrated]);

  return {
    step,
    goTo: (next) => {
      if (next !== step) go(next, { from: step });
    },
    goBack: () => {
      if (step === 0) return;
      if (named.success && named.output.from === step - 1) void navigate(-1);
      else go(step - 1, { replace: true });
    },
  };
}
