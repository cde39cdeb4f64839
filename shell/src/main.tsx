import '@denk/shared/styles.css';
import { log } from '@denk/shared/page/log';
import { BrowserRouter } from '@denk/shared/page/navigation';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { federatedContainers } from './composition/containers';
import { dropFailedStyles } from './composition/failed-styles';
import { followIntent } from './composition/follow-intent';
import { guardChunks, trust } from './composition/integrity';
import { fetchPageData, inlinedPageData } from './composition/page-data';
import { createPages } from './composition/pages';
import { previousVersion } from './composition/previous-version';
import { readRegistry } from './composition/read-registry';
import { findRoute, routeTable } from './composition/route-table';
import { silenceErrorReporting } from './page/silence-error-reporting';
import { Site } from './site';

const moduleLimit = 10_000;

async function start(): Promise<void> {
  silenceErrorReporting(window);
  const registry = readRegistry(document);
  Object.values(registry.microFrontends).flat().forEach(trust);
  guardChunks();
  history.scrollRestoration = 'manual';

  const routes = routeTable(registry);
  const pages = createPages({
    registry,
    loadDefinition: federatedContainers(),
    fetchData: fetchPageData,
    previousVersion,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    report: (attempt, error) => {
      log.warn('composition', `could not load ${attempt}`, { error: String(error) });
      dropFailedStyles(document);
    },
    limit: moduleLimit,
  });

  // The visitor's own page first: the markup is taken over only when its code is there.
  const path = window.location.pathname;
  const match = findRoute(routes, path);
  const data = inlinedPageData(document);
  const page = match && (await (data ? pages.seed(match, path, data) : pages.load(match, path)));

  const root = document.getElementById('site');
  if (!root) throw new Error('the page has no place for the site');
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site routes={routes} pages={pages} />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes() && page?.state !== 'failed') {
    hydrateRoot(root, site, {
      onRecoverableError: (error) =>
        log.error('hydration', 'recoverable error', { error: String(error) }),
    });
  } else {
    // Nothing was rendered ahead, or what was is not what can be shown: there is nothing to take over.
    createRoot(root).render(site);
  }
  document.documentElement.dataset.ready = '';
  followIntent(document, routes, pages);
}

void start();
