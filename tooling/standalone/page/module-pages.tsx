import {
  fillPath,
  matchRoute,
  type ModuleDefinition,
  type PageComponent,
  type RouteDefinition,
  type RouteMatch,
} from '@denk/shared/contract';
import { PageDataContext, type PageData } from '@denk/shared/page/data';
import { laterIsThere } from '@denk/shared/page/later';
import { ParamsContext, useLocation } from '@denk/shared/page/navigation';
import { ButtonLink, EmptyState } from '@denk/shared/ui';
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styles from './module-pages.module.css';

/** The pages of one module, drawn as the shell draws them: by address, with parameters and data. */
export function modulePages(definition: ModuleDefinition): ComponentType {
  return function ModulePages() {
    const { pathname } = useLocation();
    const match = matchRoute(definition.routes, pathname);
    if (!match) return <Elsewhere path={pathname} home={definition.routes[0]?.path ?? '/'} />;
    return <RoutedPage key={pathname} {...match} />;
  };
}

function Elsewhere({ path, home }: { readonly path: string; readonly home: string }): ReactNode {
  return (
    <main id="icerik" className={styles.elsewhere}>
      <EmptyState
        heading="h1"
        title="Buradan sonrası başka bir modülün"
        actions={<ButtonLink to={home}>Modüle dön</ButtonLink>}
      >
        <p>
          Bütün sitede <code>{path}</code> adresi açılırdı. Tek başına çalışan modül buraya kadar
          gelir.
        </p>
      </EmptyState>
    </main>
  );
}

function RoutedPage({ route, params }: RouteMatch<RouteDefinition>): ReactNode {
  const [Page, setPage] = useState<PageComponent>();
  const data = usePageDataOf(route.dataUrl && fillPath(route.dataUrl, params));
  useEffect(() => {
    document.title = route.title;
    void route.load().then(async ({ default: loaded }) => {
      await laterIsThere();
      setPage(() => loaded);
    });
  }, [route]);
  const shown = Page ?? route.placeholder;
  const page = shown && (
    <ParamsContext value={params}>
      <PageDataContext value={data}>{createElement(shown)}</PageDataContext>
    </ParamsContext>
  );
  return route.layout === 'bare' ? page : <main id="icerik">{page}</main>;
}

function usePageDataOf(address: string | undefined): PageData {
  const [data, setData] = useState<PageData>({ state: address ? 'loading' : 'none' });
  useEffect(() => {
    if (!address) return undefined;
    let current = true;
    const show = (next: PageData) => {
      if (current) setData(next);
    };
    const failed: PageData = { state: 'failed', retry: () => window.location.reload() };
    window
      .fetch(address)
      .then(async (answer): Promise<PageData> => {
        if (answer.status === 404) return { state: 'missing' };
        return answer.ok ? { state: 'ready', value: await answer.json() } : failed;
      })
      .then(show, () => show(failed));
    return () => {
      current = false;
    };
  }, [address]);
  return data;
}
