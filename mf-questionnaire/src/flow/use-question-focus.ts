import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The first question leaves the focus with the page's heading, which names the query; a question that replaces another
 * takes it, because the control that had it is gone or means another question now.
 */
export function useQuestionFocus(area: RefObject<HTMLElement | null>, questionId: string): void {
  const shown = useRef<string>(undefined);
  // What surrounds the first question is drawn in the same step, and is only there afterwards.
  useEffect(() => {
    const element = area.current;
    if (!element?.contains(document.activeElement)) element?.querySelector('h1')?.focus();
  }, [area]);
  // In one step with the question: a key pressed between the two would be nobody's.
  useLayoutEffect(() => {
    const replaces = shown.current !== undefined && shown.current !== questionId;
    shown.current = questionId;
    if (replaces) area.current?.querySelector<HTMLElement>('fieldset h2')?.focus();
  }, [area, questionId]);
}
