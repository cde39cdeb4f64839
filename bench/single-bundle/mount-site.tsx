import '@denk/shared/styles.css';
import type { ModuleVersion, RouteManifest } from '@denk/shared/contract';
import { BrowserRouter } from '@denk/shared/page/navigation';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { LoadDefinition } from '../../shell/src/composition/containers';
import { fetchPageData } from '../../shell/src/composition/page-data';
import { createPages } from '../../shell/src/composition/pages';
import { findRoute, type SiteRoute } from '../../shell/src/composition/route-table';
import { createVersions } from '../../shell/src/composition/versions';
import { Site } from '../../shell/src/site';

/** A module as a peer knows it: its routes are written down in the page, none of its files is. */
export interface PeerModule {
  readonly name: string;
  readonly routes: readonly Omit<RouteManifest, 'scripts' | 'styles' | 'chunks'>[];
}

/** Draws the site in the browser, with nothing of it in the document. */
export function mountSite(modules: readonly PeerModule[], loadDefinition: LoadDefinition): void {
  const routes: SiteRoute[] = modules.flatMap(({ name, routes: ofModule }) =>
    ofModule.map(({ path }) => ({ module: name, path })),
  );
  const pages = createPages({
    versions: createVersions(
      { known: Object.fromEntries(modules.map((known) => [known.name, versionOf(known)])) },
      async (module) => {
        throw new Error(`${module} is not in the page`);
      },
    ),
    loadDefinition,
    fetchData: fetchPageData,
    previousVersion: async () => {
      throw new Error('a peer has one version');
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    report: (failure) => console.warn(failure),
    fetchFiles: () => {},
    now: () => performance.now(),
  });
  const match = findRoute(routes, window.location.pathname);
  if (match) pages.prefetch(match);
  const root = document.getElementById('site');
  if (!root) throw new Error('the page has no place for the site');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Site routes={routes} pages={pages} />
      </BrowserRouter>
    </StrictMode>,
  );
}

function versionOf({ name, routes }: PeerModule): ModuleVersion {
  const manifests = routes.map((route) => ({ ...route, scripts: [], styles: [] }));
  return {
    url: `/${name}`,
    metadata: { version: '0' },
    deployment: { traffic: 100, default: true },
    extras: { container: name, routes: manifests, files: {}, shared: {} },
  };
}
