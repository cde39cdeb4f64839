import { useLocation, useNavigate } from '@denk/shared/navigation';
import * as v from 'valibot';

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
 * Every step is an entry of the browser's history, so that Back leads a question back. An entry that names no step
 * (the visitor just arrived) shows `start`.
 */
export function useSteps(start: number, count: number): Steps {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const named = v.safeParse(stateSchema, state);
  const step = Math.min(named.success ? named.output.step : start, count - 1);
  const here = { pathname, search };

  return {
    step,
    goTo: (next) => {
      if (next !== step) void navigate(here, { state: { step: next, from: step } });
    },
    goBack: () => {
      if (step === 0) return;
      if (named.success && named.output.from === step - 1) void navigate(-1);
      else void navigate(here, { replace: true, state: { step: step - 1 } });
    },
  };
}
