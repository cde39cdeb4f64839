import { later } from '@denk/shared/page/later';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { KeyActions } from './question-keys';

const keys = later(
  async () =>
    (await import(/* webpackChunkName: "questionnaire-later" */ './question-keys')).onQuestionKey,
);

/** Listens to the keys inside the questionnaire (docs/product.md#questionnaire-flow). */
export function useQuestionKeys(area: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) =>
    keys.code?.(event, area.current, actions),
  );

  useEffect(() => {
    const element = area.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [area]);
}
