import '@denk/shared/styles.css';
import { later } from '@denk/shared/page/later';
import { log } from '@denk/shared/page/log';
import { BrowserRouter } from '@denk/shared/page/navigation';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { federatedContainers } from './composition/containers';
import { documentScripts } from './composition/document-scripts';
import { dropFailedStyles } from './composition/failed-styles';
import { fileFetcher } from './composition/fetch-files';
import { inlinedPage } from './composition/inlined-page';
import { guardChunks, trust } from './composition/integrity';
import { createPages } from './composition/pages';
import { readRegistry } from './composition/read-registry';
import { findRoute, routeTable } from './composition/route-table';
import { createVersions } from './composition/versions';
import { PageUnavailable } from './page/page-outlet';
import { nameFirstEntry } from './page/scroll-memory';
import { silenceErrorReporting } from './page/silence-error-reporting';
import { Site } from './site';

// While this script is run: the page's module comes with the document and is run after it, whoever waits for it by then.
const loadDefinition = federatedContainers(documentScripts(document));

/** What begins once the visitor's first page answers, and what asks the server where it did not come whole. */
const afterwards = later(() => import(/* webpackChunkName: "frame-later" */ './after-first-page'));

/** The same, at once: somebody waits. */
function atOnce(): typeof afterwards.coming {
  void afterwards.bring();
  return afterwards.coming;
}

function start(): void {
  const registry = readRegistry(document);
  Object.values(registry.known).forEach(trust);
  guardChunks();
  history.scrollRestoration = 'manual';
  nameFirstEntry(window);

  const routes = routeTable(registry);
  const versions = createVersions(registry, async (...asked) =>
    (await atOnce()).describeVersion(...asked),
  );
  const reports = afterwards.coming.then(({ createReports, sendReport }) =>
    createReports(sendReport, Math.random()),
  );
  const pages = createPages({
    versions,
    loadDefinition,
    fetchData: async (address) => (await atOnce()).fetchPageData(address),
    fetchFiles: fileFetcher(document),
    previousVersion: async (...failed) => (await atOnce()).previousVersion(...failed),
    now: () => performance.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    report: ({ module, version, kind, error, componentStack }) => {
      log.warn('composition', `${module} ${version ?? ''} failed to ${kind}`, {
        error: String(error),
        ...(componentStack && { componentStack }),
      });
      void reports.then(({ failed }) => failed(kind, module, version, error));
      dropFailedStyles(document, module);
    },
  });

  // The page's module is on its way before the frame is taken over, which does not wait for it.
  const path = window.location.pathname;
  const match = findRoute(routes, path);
  const first = match && versions.known(match.route.module);
  const inlined = inlinedPage(document);
  if (match && inlined) pages.seed(match, path, inlined);
  else if (match) void pages.load(match, path);

  const root = document.getElementById('site');
  if (!root) throw new Error('the page has no place for the site');
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site
          routes={routes}
          pages={pages}
          onShown={(module, version) => void reports.then(({ shown }) => shown(module, version))}
          searchIsDrawn={inlined?.drawnFor !== undefined}
        />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes()) {
    hydrateRoot(root, site, {
      onRecoverableError: (error) => {
        // Its own line says what went wrong with the page.
        if (error instanceof Error && error.cause instanceof PageUnavailable) return;
        log.error('hydration', 'recoverable error', { error: String(error) });
        if (!match) return;
        const { module } = match.route;
        void reports.then(({ failed }) =>
          failed('hydrate', module, first?.metadata.version, error),
        );
      },
    });
  } else {
    createRoot(root).render(site);
  }
  void afterwards.coming.then(({ followIntent, standByOffline }) => {
    followIntent(document, routes, pages);
    standByOffline();
  });
}

silenceErrorReporting(window);
// A task of its own: after all that has just been evaluated, a slow phone may draw and answer in between.
setTimeout(start);
