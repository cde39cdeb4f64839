import {
  activeVersion,
  fillPath,
  type ModuleVersion,
  type Registry,
  type RouteDefinition,
} from '@denk/shared/contract';
import type { PageData } from '@denk/shared/page/data';
import { activeShare, deadline } from './deadlines';
import type { LoadDefinition } from './containers';
import type { FetchFiles } from './fetch-files';
import { climb, type LadderPorts, type Rung } from './ladder';
import type { InlinedPage } from './page-data';
import { readDefinition } from './read-definition';
import type { ReadyPage } from './ready-page';
import type { SiteMatch } from './route-table';
import { settle, type Settled } from './settled';
import { createWaiting, type Waiting } from './waiting';

/** Asks our own server for a page's data: the answer, or that there is none. */
export type FetchPageData = (address: string) => Promise<PageData>;

/** What went wrong with a page of a module. */
export interface PageFailure {
  readonly module: string;
  readonly version: string | undefined;
  /** Its files or code could not be had, or it threw while it was drawn. */
  readonly kind: 'load' | 'render';
  readonly error: unknown;
  /** Where among React's components it threw. */
  readonly componentStack?: string;
}

/** What the pages need from outside. */
export interface PagesPorts extends LadderPorts {
  readonly registry: Registry;
  readonly loadDefinition: LoadDefinition;
  readonly fetchData: FetchPageData;
  readonly fetchFiles: FetchFiles;
  readonly report: (failure: PageFailure) => void;
  /** A version to fall back to, none of the failed ones (their entry addresses); rejects where there is none. */
  readonly previousVersion: (module: string, failed: ReadonlySet<string>) => Promise<ModuleVersion>;
}

/** Loads the pages of the site and remembers what it has loaded. */
export interface Pages {
  /** The page of a path. Never rejects: a page that cannot be had is `failed`. */
  load: (match: SiteMatch, path: string) => Settled<ReadyPage>;
  /** The page of a path whose first one threw while it was drawn: that of the previous version. */
  fallBack: (match: SiteMatch, path: string) => Settled<ReadyPage>;
  /** Fetches a page's files ahead of its use, without running them. */
  prefetch: (match: SiteMatch) => void;
  /** Puts a page there whose data came with the document. */
  seed: (match: SiteMatch, path: string, inlined: InlinedPage) => Settled<ReadyPage>;
  /** Forgets what failed on a path, so that the next load tries all of it again. */
  forget: (match: SiteMatch, path: string) => void;
  /** Tells that a page threw while it was drawn. */
  reportRender: (
    match: SiteMatch,
    version: Pick<ModuleVersion, 'metadata'>,
    error: unknown,
    componentStack: string,
  ) => void;
  /** The paths that keep the visitor waiting. */
  readonly waiting: Waiting;
}

// A browser hands out the failure of a preloaded file once more to whoever asks for it next. Container, entry and page
// are asked for one after another, so it takes three more attempts to be past all of them.
const retries = 3;

const remembered = 24;

/** A route as a version brings it. */
interface LoadedRoute {
  readonly route: RouteDefinition;
  readonly version: ModuleVersion;
}

/** The pages of a composition. */
export function createPages(ports: PagesPorts): Pages {
  const routes = new Map<string, Promise<LoadedRoute>>();
  const pages = new Map<string, Settled<ReadyPage>>();
  const fallenBack = new Map<string, Settled<ReadyPage>>();
  const failed = new Set<string>();
  const waiting = createWaiting(ports.wait);

  /** The route, loaded once; a failed load is forgotten, so that the next one asks anew. */
  const loadRoute = (match: SiteMatch) => {
    const key = `${match.route.module} ${match.route.path}`;
    const known = routes.get(key);
    if (known) return known;
    const loading = climb(rungsFor(match, ports, failed), ports);
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

  const start = (match: SiteMatch, path: string, coming: Promise<InlinedPage>) => {
    const page = Promise.all([loadRoute(match).then(readyRoute), coming]).then(
      ([route, inlined]): ReadyPage => ({ state: 'ready', ...route, ...inlined }),
      (error: unknown): ReadyPage => ({ state: 'failed', error }),
    );
    waiting.follow(path, page);
    return keep(path, settle(page));
  };

  const load: Pages['load'] = (match, path) =>
    pages.get(path) ??
    start(
      match,
      path,
      dataOf(match, ports.fetchData).then((data) => ({ data })),
    );

  return {
    load,
    fallBack: (match, path) => {
      const known = fallenBack.get(path);
      if (known) return known;
      const broken = pages.get(path);
      const next = settle(
        Promise.resolve(broken).then((page) => {
          if (page?.state !== 'ready') throw new Error(`${path} was not there`);
          failed.add(page.version.url);
          routes.delete(`${match.route.module} ${match.route.path}`);
          return start(match, path, Promise.resolve({ data: page.data }));
        }),
      );
      fallenBack.set(path, next);
      return next;
    },
    seed: (match, path, inlined) => start(match, path, Promise.resolve(inlined)),
    prefetch: (match) => {
      const { module, scripts, styles } = match.route;
      const version = activeVersion(ports.registry.microFrontends[module] ?? []);
      if (version) ports.fetchFiles(version, [...scripts, ...styles], false);
    },
    forget: (match, path) => {
      pages.delete(path);
      fallenBack.delete(path);
      routes.delete(`${match.route.module} ${match.route.path}`);
      for (const { url } of ports.registry.microFrontends[match.route.module] ?? []) {
        failed.delete(url);
      }
    },
    reportRender: ({ route }, { metadata }, error, componentStack) =>
      ports.report({
        module: route.module,
        version: metadata.version,
        kind: 'render',
        error,
        componentStack,
      }),
    waiting,
  };
}

const components = new WeakMap<RouteDefinition, ReturnType<RouteDefinition['load']>>();

async function readyRoute({ route, version }: LoadedRoute) {
  const loading = components.get(route) ?? route.load();
  components.set(route, loading);
  loading.catch(() => components.delete(route));
  const { default: component } = await loading;
  // A module's word is checked where it enters: a component is a function or one of React's own objects.
  if (!component) throw new Error(`${version.url} has no page for ${route.path}`);
  return { component, placeholder: route.placeholder, version };
}

function dataOf(match: SiteMatch, fetchData: FetchPageData): Promise<PageData> {
  const { dataUrl } = match.route;
  return dataUrl ? fetchData(fillPath(dataUrl, match.params)) : Promise.resolve({ state: 'none' });
}

/** The active version, again after a short pause where it failed, then the previous good one. */
function rungsFor(
  match: SiteMatch,
  ports: PagesPorts,
  failed: ReadonlySet<string>,
): Rung<LoadedRoute>[] {
  const { module } = match.route;
  const active = activeVersion(ports.registry.microFrontends[module] ?? []);
  if (!active) return [];
  const onFailure = (version: string | undefined) => (error: unknown) =>
    ports.report({ module, version, kind: 'load', error });
  let previous: ModuleVersion | undefined;
  const rungs: Rung<LoadedRoute>[] = [
    {
      run: (signal) => loadFrom(active, match, ports, signal),
      until: activeShare,
      retries,
      onFailure: onFailure(active.metadata.version),
    },
    {
      run: async (signal) => {
        previous = await ports.previousVersion(module, new Set([...failed, active.url]));
        return loadFrom(previous, match, ports, signal);
      },
      until: deadline,
      onFailure: (error) => onFailure(previous?.metadata.version)(error),
    },
  ];
  return failed.has(active.url) ? rungs.slice(1) : rungs;
}

async function loadFrom(
  version: ModuleVersion,
  match: SiteMatch,
  { loadDefinition, fetchFiles }: PagesPorts,
  signal: AbortSignal,
): Promise<LoadedRoute> {
  const manifest = version.extras.routes.find(({ path }) => path === match.route.path);
  // All files in one step; the container would ask for one after another.
  if (manifest) fetchFiles(version, [...manifest.scripts, ...manifest.styles], true);
  const { name, routes } = readDefinition(await loadDefinition(version, signal));
  const route = routes.find(({ path }) => path === match.route.path);
  if (!route) throw new Error(`${name} has no route ${match.route.path}`);
  // The page's own chunk is part of the attempt: a version without it is not a good one.
  await readyRoute({ route, version });
  return { route, version };
}
