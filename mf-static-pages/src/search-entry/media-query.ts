import { useCallback, useSyncExternalStore } from 'react';

const phone = '(width < 40rem)';

/** Narrower than 640 px, now (docs/product.md#limits-and-timings). */
export function isPhoneWide(): boolean {
  return window.matchMedia(phone).matches;
}

/** Whether a media query holds; `ahead` while no browser can say. */
export function useMediaQuery(query: string, ahead: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => ahead,
  );
}
