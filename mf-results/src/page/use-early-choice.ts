import { useEffect, type RefObject } from 'react';

/**
 * Carries out what the visitor chose in a form that was on screen before its code: React takes a box over as it is
 * ticked, and says nothing of it.
 */
export function useEarlyChoice(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]');
    const chosen = [...(boxes ?? [])].find((box) => box.checked && !box.defaultChecked);
    if (!chosen) return;
    chosen.checked = false;
    chosen.click();
  }, [form]);
}
