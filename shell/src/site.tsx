import { everyPartAnswers, laterPart } from '@denk/shared/page/later';
import { useLocation } from '@denk/shared/page/navigation';
import {
  startTransition,
  Suspense,
  use,
  useEffect,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import type { Pages } from './composition/pages';
import { findRoute, type SiteRoute } from './composition/route-table';
import { Frame } from './frame/frame';
import { SearchIsDrawn } from './frame/shown-search';
import { PageOutlet, type DrawnPages, type OnShown } from './page/page-outlet';
import { PageSkeleton } from './page/page-skeleton';
import { PageTransition } from './page/page-transition';
import { SlowPage } from './page/slow-page';
import { useLater, useLaterWhenIdle } from './page/use-later';
import { useRouteChange } from './page/use-route-change';

const NotFound = laterPart(
  async () => (await import(/* webpackChunkName: "frame-later" */ './page/not-found')).NotFound,
);

/** What the site is drawn from: its routes and its pages. */
export interface SiteProps {
  readonly routes: readonly SiteRoute[];
  readonly pages: DrawnPages & Pick<Pages, 'forget' | 'look' | 'waiting'>;
  readonly onShown?: OnShown;
  /** The server drew the page for its query string, too. */
  readonly searchIsDrawn?: boolean;
}

/**
 * The whole site for the current address. The frame never waits for the visitor's first page: around that, the
 * server's markup stays until its module is there. Later pages are waited for with the page before, and its frame, on
 * screen.
 */
export function Site({ routes, pages, onShown, searchIsDrawn = false }: SiteProps): ReactNode {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const match = findRoute(routes, pathname);
  const later = match && pathname !== firstPath ? use(pages.load(match, pathname)) : undefined;
  const look = later?.state === 'ready' ? later.look : match && pages.look(match);
  useLater();
  useRouteChange(look?.title ?? (match ? 'Denk' : 'Sayfa bulunamadı · Denk'));
  return (
    <SearchIsDrawn value={searchIsDrawn}>
      <SlowPage waiting={pages.waiting} />
      <Frame
        layout={look?.layout ?? 'framed'}
        hidesFooterOnPhones={look?.hidesFooterOnPhones ?? false}
      >
        <Suspense fallback={<PageSkeleton />}>
          {/* A new page, or a new try, starts afresh. */}
          <PageTransition key={match ? `${pathname} ${tries}` : ''}>
            {match ? (
              <PageOutlet
                match={match}
                path={pathname}
                pages={pages}
                onShown={onShown}
                onRetry={() => {
                  pages.forget(match, pathname);
                  startTransition(tryAgain);
                }}
              />
            ) : (
              <NotFound />
            )}
          </PageTransition>
          <Answering />
        </Suspense>
      </Frame>
    </SearchIsDrawn>
  );
}

/**
 * Marks the document once the page itself, not only its frame, answers the visitor everywhere, and says so: what was done
 * to it before is done once more (`public/early.js`).
 */
function Answering(): null {
  useLaterWhenIdle();
  useEffect(() => {
    void everyPartAnswers().then(() => {
      document.documentElement.dataset.ready = '';
      window.dispatchEvent(new Event('denk-answers'));
    });
  }, []);
  return null;
}
