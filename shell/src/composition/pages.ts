import {
  fillPath,
  type ModuleVersion,
  type RouteDefinition,
  type RouteManifest,
} from '@denk/shared/contract';
import type { PageData } from '@denk/shared/page/data';
import { laterIsThere } from '@denk/shared/page/later';
import { activeShare, deadline } from './deadlines';
import type { LoadDefinition } from './containers';
import type { FetchFiles } from './fetch-files';
import { climb, type LadderPorts, type Rung } from './ladder';
import type { InlinedPage } from './inlined-page';
import { readDefinition } from './read-definition';
import type { ReadyPage, RouteLook } from './ready-page';
import type { SiteMatch } from './route-table';
import { settle, type Settled } from './settled';
import type { Versions } from './versions';
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
  readonly versions: Versions;
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
  /** How the frame shows a page, where that is known before the page is there. */
  look: (match: SiteMatch) => RouteLook | undefined;
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

/** Container, entry and page are asked for one after another; each may fail once on a network that comes and goes. */
const retries = 3;

/** Milliseconds that a page which is drawn here waits for those of its parts that may come later. */
const patience = 1000;

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

  const whole = async <Page>(page: Page): Promise<Page> => {
    await Promise.race([laterIsThere(), ports.wait(patience)]);
    return page;
  };

  const keep = (path: string, page: Settled<ReadyPage>) => {
    pages.delete(path);
    pages.set(path, page);
    const [oldest] = pages.keys();
    if (pages.size > remembered && oldest !== undefined) pages.delete(oldest);
    return page;
  };

  const start = (match: SiteMatch, path: string, coming: Promise<InlinedPage>) => {
    const page = Promise.all([loadRoute(match).then(readyRoute).then(whole), coming]).then(
      ([route, inlined]): ReadyPage => ({ state: 'ready', ...route, ...inlined }),
      (error: unknown): ReadyPage => ({ state: 'failed', error }),
    );
    waiting.follow(path, page);
    return keep(path, settle(page));
  };

  /** What a page's data is asked for by: the active version's word, or that of whichever there is. */
  const manifestOf = async (match: SiteMatch) => {
    const version = await ports.versions
      .load(match.route)
      .catch(async () => (await loadRoute(match)).version);
    return routeIn(version, match);
  };

  const load: Pages['load'] = (match, path) =>
    pages.get(path) ??
    start(
      match,
      path,
      manifestOf(match)
        .then((manifest) => dataOf(manifest, match, ports.fetchData))
        .then((data) => ({ data })),
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
    look: (match) => {
      const version = ports.versions.known(match.route.module);
      return version && routeIn(version, match);
    },
    prefetch: (match) => {
      ports.versions.load(match.route).then(
        (version) => {
          const { first, later } = filesOf(version, match);
          ports.fetchFiles(version, [...first, ...later], false);
        },
        // Who goes there asks again and says what is wrong.
        () => undefined,
      );
    },
    forget: (match, path) => {
      pages.delete(path);
      fallenBack.delete(path);
      routes.delete(`${match.route.module} ${match.route.path}`);
      const active = ports.versions.known(match.route.module);
      if (active) failed.delete(active.url);
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
  return { component, look: route, placeholder: route.placeholder, version };
}

/** A route as a version's manifest has it. */
const routeIn = ({ extras }: ModuleVersion, { route }: SiteMatch): RouteManifest | undefined =>
  extras.routes.find(({ path }) => path === route.path);

/** The files that a route runs, those of its first view first. */
function filesOf(version: ModuleVersion, match: SiteMatch) {
  const { scripts = [], styles = [], later = [] } = routeIn(version, match) ?? {};
  return { first: [...scripts, ...styles], later };
}

async function dataOf(
  manifest: RouteManifest | undefined,
  { params }: SiteMatch,
  fetchData: FetchPageData,
): Promise<PageData> {
  return manifest?.dataUrl ? fetchData(fillPath(manifest.dataUrl, params)) : { state: 'none' };
}

/** The active version, again after a short pause where it failed, then the previous good one. */
function rungsFor(
  match: SiteMatch,
  ports: PagesPorts,
  failed: ReadonlySet<string>,
): Rung<LoadedRoute>[] {
  const { module } = match.route;
  const { known, load } = ports.versions;
  let previous: ModuleVersion | undefined;
  const rungs: Rung<LoadedRoute>[] = [
    {
      run: async (signal) => loadFrom(await load(match.route), match, ports, signal),
      until: activeShare,
      retries,
      onFailure: (error) => report(known(module), error),
    },
    {
      run: async (signal) => {
        const active = known(module)?.url;
        previous = await ports.previousVersion(
          module,
          new Set(active ? [...failed, active] : failed),
        );
        return loadFrom(previous, match, ports, signal);
      },
      until: deadline,
      onFailure: (error) => report(previous, error),
    },
  ];
  const report = (version: ModuleVersion | undefined, error: unknown) =>
    ports.report({ module, version: version?.metadata.version, kind: 'load', error });
  const active = known(module);
  return active && failed.has(active.url) ? rungs.slice(1) : rungs;
}

async function loadFrom(
  version: ModuleVersion,
  match: SiteMatch,
  { loadDefinition, fetchFiles }: PagesPorts,
  signal: AbortSignal,
): Promise<LoadedRoute> {
  // All files in one step; the container would ask for one after another.
  fetchFiles(version, filesOf(version, match).first, true);
  const { name, routes } = readDefinition(await loadDefinition(version, signal));
  const route = routes.find(({ path }) => path === match.route.path);
  if (!route) throw new Error(`${name} has no route ${match.route.path}`);
  // The page's own chunk is part of the attempt: a version without it is not a good one.
  await readyRoute({ route, version });
  return { route, version };
}
