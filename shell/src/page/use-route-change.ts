import { staysInPlace, useLocation, useNavigationType } from '@denk/shared/page/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { followScroll, restoreScroll } from './scroll-memory';

/**
 * What a document load does by itself and a route change must do for it: the title, focus on the new page's heading,
 * scroll to the top on a new page, unless it is the same one seen otherwise, and back to the old place on Back.
 */
export function useRouteChange(title: string): void {
  const location = useLocation();
  const type = useNavigationType();
  const stays = staysInPlace(location.state);
  const lastPath = useRef(location.pathname);

  // Before the page's own effects, so that a page which knows better has the last word on its title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  // In the commit itself: a shorter page lets the browser scroll up at once, and that is not where this entry was left.
  useLayoutEffect(() => {
    const stop = type === 'POP' ? restoreScroll(location.key) : undefined;
    if (type !== 'POP' && !stays) window.scrollTo(0, 0);
    const forget = followScroll(location.key);
    return () => {
      stop?.();
      forget();
    };
  }, [location.key, type, stays]);

  useEffect(() => {
    if (lastPath.current === location.pathname) return;
    lastPath.current = location.pathname;
    const main = document.getElementById('icerik');
    if (main?.contains(document.activeElement)) return;
    const heading = main?.querySelector<HTMLElement>('h1');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [location.pathname]);
}
