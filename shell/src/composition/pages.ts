import {
  activeVersion,
  fillPath,
  type ModuleVersion,
  type Registry,
  type RouteDefinition,
} from '@denk/shared/contract';
import type { PageData } from '@denk/shared/page/data';
import { tryInTurn, type Attempt, type AttemptPorts } from './attempts';
import type { LoadDefinition } from './containers';
import type { SiteMatch } from './route-table';
import type { ReadyPage } from './ready-page';
import { settle, type Settled } from './settled';

/** Asks our own server for a page's data: the answer, or that there is none. */
export type FetchPageData = (address: string) => Promise<PageData>;

/** What the pages need from outside. */
export interface PagesPorts extends AttemptPorts {
  readonly registry: Registry;
  readonly loadDefinition: LoadDefinition;
  readonly fetchData: FetchPageData;
  /** The version to fall back to when the given one cannot be had; rejects where there is none. */
  readonly previousVersion: (module: string, failed: ModuleVersion) => Promise<ModuleVersion>;
}

/** Loads the pages of the site and remembers what it has loaded. */
export interface Pages {
  /** The page of a path. Never rejects: a page that cannot be had is `failed`. */
  load: (match: SiteMatch, path: string) => Settled<ReadyPage>;
  /** Fetches a page's code ahead of its use; failures are silent and forgotten. */
  prefetch: (match: SiteMatch) => void;
  /** Puts a page there whose data came with the document. */
  seed: (match: SiteMatch, path: string, data: PageData) => Settled<ReadyPage>;
  /** Forgets a failed page, so that the next load tries again. */
  forget: (path: string) => void;
}

const retryPause = 600;

// A browser hands out the failure of a preloaded file once more to whoever asks for it next. Container, entry and page
// are asked for one after another, so it takes three more attempts to be past all of them.
const retries = 3;

const remembered = 24;

/** The pages of a composition. */
export function createPages(ports: PagesPorts): Pages {
  const routes = new Map<string, Promise<RouteDefinition>>();
  const pages = new Map<string, Settled<ReadyPage>>();

  /** The route, loaded once; a failed load is forgotten, so that the next one asks anew. */
  const loadRoute = (match: SiteMatch, attempts: readonly Attempt<RouteDefinition>[]) => {
    const key = `${match.route.module} ${match.route.path}`;
    const begun = routes.get(key);
    const loading = begun
      ? begun.catch(() => tryInTurn(attempts, ports))
      : tryInTurn(attempts, ports);
    routes.set(key, loading);
    loading.catch(() => routes.get(key) === loading && routes.delete(key));
    return loading;
  };

  const keep = (path: string, page: Settled<ReadyPage>) => {
    pages.delete(path);
    pages.set(path, page);
    const [oldest] = pages.keys();
    if (pages.size > remembered && oldest !== undefined) pages.delete(oldest);
    return page;
  };

  const start = (match: SiteMatch, data: Promise<PageData>): Promise<ReadyPage> =>
    Promise.all([loadRoute(match, attemptsFor(match, ports)).then(readyRoute), data]).then(
      ([page, value]): ReadyPage => ({ state: 'ready', ...page, data: value }),
      (error: unknown): ReadyPage => ({ state: 'failed', error }),
    );

  return {
    load: (match, path) =>
      pages.get(path) ?? keep(path, settle(start(match, dataOf(match, ports.fetchData)))),
    seed: (match, path, data) => keep(path, settle(start(match, Promise.resolve(data)))),
    prefetch: (match) =>
      void loadRoute(match, attemptsFor(match, ports).slice(0, 1)).catch(() => undefined),
    forget: (path) => pages.delete(path),
  };
}

const components = new WeakMap<RouteDefinition, ReturnType<RouteDefinition['load']>>();

async function readyRoute(route: RouteDefinition) {
  const loading = components.get(route) ?? route.load();
  components.set(route, loading);
  loading.catch(() => components.delete(route));
  const { default: component } = await loading;
  return { component, placeholder: route.placeholder };
}

function dataOf(match: SiteMatch, fetchData: FetchPageData): Promise<PageData> {
  const { dataUrl } = match.route;
  return dataUrl ? fetchData(fillPath(dataUrl, match.params)) : Promise.resolve({ state: 'none' });
}

/** The active version, again after a short pause, then the previous good one. */
function attemptsFor(match: SiteMatch, ports: PagesPorts): Attempt<RouteDefinition>[] {
  const { module } = match.route;
  const active = activeVersion(ports.registry.microFrontends[module] ?? []);
  if (!active) return [];
  const name = `${module} ${active.metadata.version} at ${active.url}`;
  const run = () => loadFrom(active, match, ports.loadDefinition);
  return [
    { name, run },
    ...Array.from({ length: retries }, () => ({ name: `${name}, again`, run, pause: retryPause })),
    {
      name: `${module}, previous version`,
      run: async () =>
        loadFrom(await ports.previousVersion(module, active), match, ports.loadDefinition),
    },
  ];
}

async function loadFrom(version: ModuleVersion, match: SiteMatch, loadDefinition: LoadDefinition) {
  const definition = await loadDefinition(version);
  const route = definition.routes.find(({ path }) => path === match.route.path);
  if (!route) throw new Error(`${definition.name} has no route ${match.route.path}`);
  // The page's own chunk is part of the attempt: a version without it is not a good one.
  await readyRoute(route);
  return route;
}
