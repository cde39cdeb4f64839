import { useHydrated } from '@denk/shared/page/data';
import { useState, useSyncExternalStore, ViewTransition, type ReactNode } from 'react';

/**
 * One page gives way to the next by the browser's view transition, where it has them and the visitor wants no less
 * motion; else the next is simply there. What changes within a page moves nothing.
 */
export function PageTransition({ children }: { readonly children: ReactNode }): ReactNode {
  const hydrated = useHydrated();
  const moving = useSyncExternalStore(follow, moves, () => false);
  // React begins a transition for every such component that enters, so a page that shall not move has none. The
  // visitor's first page is the server's, and stays as it is when the visitor changes their mind.
  const [entered] = useState(hydrated && moving);
  if (!entered) return children;
  return (
    <ViewTransition enter="auto" exit={moving ? 'auto' : 'none'} default="none">
      {children}
    </ViewTransition>
  );
}

const lessMotion = '(prefers-reduced-motion: reduce)';

const moves = () =>
  'startViewTransition' in document &&
  !window.matchMedia(lessMotion).matches &&
  document.documentElement.dataset.motion !== 'reduced';

/** The system's setting, and the visitor's own (`Ayarlar`). */
function follow(onChange: () => void): () => void {
  if (!('startViewTransition' in document)) return () => {};
  const system = window.matchMedia(lessMotion);
  system.addEventListener('change', onChange);
  const own = new MutationObserver(onChange);
  own.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    system.removeEventListener('change', onChange);
    own.disconnect();
  };
}
