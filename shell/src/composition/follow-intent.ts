import { whenIdle } from '@denk/shared/page/wait';
import type { Pages } from './pages';
import { findRoute, type SiteRoute } from './route-table';

/** Milliseconds that the visitor's own page has for itself. */
const settling = 3000;

/** Modules that are fetched from before anybody points at them. */
const several = 6;

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches a page's files, and runs none of them, when the visitor is about to open it (hover, focus, touch), and those
 * of one page of several modules when the browser has nothing else to do. Not for a visitor who asked to save data.
 */
export function followIntent(
  page: Document,
  routes: readonly SiteRoute[],
  pages: Pick<Pages, 'prefetch'>,
): void {
  if (savesData()) return;
  const prefetch = (path: string) => {
    const match = findRoute(routes, path);
    if (match) pages.prefetch(match);
  };
  for (const sign of signs) {
    page.addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link?.origin === window.location.origin) prefetch(link.pathname);
      },
      { passive: true, capture: true },
    );
  }
  // While developing, a module is built when somebody goes there.
  if (process.env.NODE_ENV === 'development') return;
  const modules = [...new Set(routes.map(({ module }) => module))];
  setTimeout(() => {
    for (const module of modules.slice(0, several)) {
      const first = routes.find((route) => route.module === module && !route.path.includes(':'));
      if (first) whenIdle(() => prefetch(first.path));
    }
  }, settling);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
