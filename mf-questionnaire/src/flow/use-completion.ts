import { log } from '@denk/shared/page/log';
import { useEffect, useRef, useState } from 'react';
import type { Wait } from '@denk/shared/page/wait';

/** The wait before the results are shown (docs/product.md#limits-and-timings). */
export const preparationMs = 1500;

/**
 * Runs the hand-over after the preparing pause. A failure is logged and clears the preparing state, so that the visitor
 * can try again; leaving the page cancels it (docs/product.md#questionnaire-flow).
 */
export function useCompletion<Given>(pause: Wait, handOver: (given: Given) => void) {
  const [preparing, setPreparing] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const complete = async (given: Given) => {
    const attempt = new AbortController();
    running.current?.abort();
    running.current = attempt;
    setPreparing(true);
    try {
      await pause(preparationMs, attempt.signal);
      handOver(given);
    } catch (error) {
      if (attempt.signal.aborted) return;
      log.error('questionnaire', 'the answers could not be handed over', { error: String(error) });
      setPreparing(false);
    }
  };
  return { preparing, complete: (given: Given) => void complete(given) };
}
