import '@denk/shared/styles.css';
import type { ModuleDefinition, ModuleVersion } from '@denk/shared/contract';
import { BrowserRouter } from '@denk/shared/page/navigation';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import chat from '../../mf-chat/src/module';
import questionnaire from '../../mf-questionnaire/src/module';
import results from '../../mf-results/src/module';
import staticPages from '../../mf-static-pages/src/module';
import { fetchPageData } from '../../shell/src/composition/page-data';
import { createPages } from '../../shell/src/composition/pages';
import { findRoute, type SiteRoute } from '../../shell/src/composition/route-table';
import { createVersions } from '../../shell/src/composition/versions';
import { Site } from '../../shell/src/site';

// The same source as the composed site, wired as one webpack build: every module is a plain import, and each page is
// still a chunk of its own.
const definitions: readonly ModuleDefinition[] = [staticPages, questionnaire, chat, results];

const routes: SiteRoute[] = definitions.flatMap(({ name, routes: ofModule }) =>
  ofModule.map(({ path }) => ({ module: name, path })),
);

const versions = new Map(definitions.map((definition) => [definition.name, versionOf(definition)]));
const byName = new Map(definitions.map((definition) => [definition.name, definition]));

function versionOf({ name, routes: own }: ModuleDefinition): ModuleVersion {
  const manifests = own.map(
    ({ load: _load, placeholder: _placeholder, heads: _heads, ...route }) => ({
      hidesFooterOnPhones: false,
      indexed: true,
      ...route,
      paths: [],
      scripts: [],
      styles: [],
    }),
  );
  return {
    url: `/${name}`,
    metadata: { version: '0' },
    deployment: { traffic: 100, default: true },
    extras: { container: name, routes: manifests, files: {}, shared: {} },
  };
}

const pages = createPages({
  versions: createVersions({ modules: {}, known: Object.fromEntries(versions) }, async (module) => {
    throw new Error(`${module} is not in the bundle`);
  }),
  loadDefinition: async ({ extras }) => {
    const definition = byName.get(extras.container);
    if (!definition) throw new Error(extras.container);
    return definition;
  },
  fetchData: fetchPageData,
  previousVersion: async () => {
    throw new Error('one bundle has one version');
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
