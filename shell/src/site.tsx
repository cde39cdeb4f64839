import type { Layout } from '@denk/shared/contract';
import { useLocation } from '@denk/shared/page/navigation';
import { startTransition, Suspense, useReducer, type ReactNode } from 'react';
import type { Pages } from './composition/pages';
import { findRoute, type SiteRoute } from './composition/route-table';
import { Frame } from './frame/frame';
import { NotFound } from './page/not-found';
import { PageOutlet } from './page/page-outlet';
import { PageSkeleton } from './page/page-skeleton';
import { useRouteChange } from './page/use-route-change';

/** What the site is drawn from: its routes and its pages. */
export interface SiteProps {
  readonly routes: readonly SiteRoute[];
  readonly pages: Pick<Pages, 'load' | 'forget'>;
}

/** The whole site for the current address. */
export function Site({ routes, pages }: SiteProps): ReactNode {
  const { pathname } = useLocation();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const match = findRoute(routes, pathname);
  useRouteChange(match?.route.title ?? 'Sayfa bulunamadı · Denk');
  const retry = () => {
    pages.forget(pathname);
    startTransition(redraw);
  };
  const layout: Layout = match?.route.layout ?? 'framed';
  return (
    // Around the frame as well: the page before, with its frame, stays until the next one is there.
    <Suspense fallback={<PageSkeleton />}>
      <Frame layout={layout} hidesFooterOnPhones={match?.route.hidesFooterOnPhones ?? false}>
        {match ? (
          <PageOutlet
            path={pathname}
            page={pages.load(match, pathname)}
            params={match.params}
            onRetry={retry}
          />
        ) : (
          <NotFound />
        )}
      </Frame>
    </Suspense>
  );
}
