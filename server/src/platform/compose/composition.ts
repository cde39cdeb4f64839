import { createHash } from 'node:crypto';
import {
  activeVersion,
  folderOf,
  matchRoute,
  type ModuleVersion,
  type PageRegistry,
  type Registry,
  type RouteManifest,
  type RouteMatch,
  type ShellManifest,
} from '@denk/shared/contract';

/** A route of the site, with the module and the version that draw it. */
export interface ComposedRoute extends RouteManifest {
  readonly module: string;
  /** Address of the version's folder, with a slash at the end. */
  readonly folder: string;
  readonly version: ModuleVersion;
}

/** What the site is made of at one moment. It never changes; a publish makes another one. */
export interface Composition {
  /** Changes with any part of it. */
  readonly id: string;
  readonly shell: ShellManifest;
  readonly shellFolder: string;
  readonly registry: Registry;
  readonly routes: readonly ComposedRoute[];
  /** The registry as the page of a route carries it, as JSON: `PageRegistry`. */
  readonly pageRegistry: (route: ComposedRoute | undefined) => string;
  /** What a page asks of another module than its own, as JSON: `ModuleVersion`. */
  readonly pageVersion: (module: string) => string | undefined;
}

/** Puts shell and registry together. */
export function compose(shell: ShellManifest, registry: Registry): Composition {
  const active = activeVersions(registry);
  const whole = new Map(active.map(([name, version]) => [name, JSON.stringify(forPages(version))]));
  const modules: PageRegistry['modules'] = Object.fromEntries(
    active.map(([name, { extras }]) => [name, extras.routes.map(({ path }) => path)]),
  );
  const table = JSON.stringify(modules);
  return {
    id: createHash('sha256')
      .update(shell.version)
      .update(JSON.stringify([...whole]))
      .digest('hex')
      .slice(0, 16),
    shell,
    shellFolder: `/modules/${shell.name}/${shell.version}/`,
    registry,
    routes: active.flatMap(([module, version]) =>
      version.extras.routes.map((route) => ({
        ...route,
        ...(isOpen(route) && { rendered: 'on-request' as const }),
        module,
        version,
        folder: folderOf(version.url),
      })),
    ),
    pageRegistry: (route) => {
      const known = route ? { [route.module]: forPage(route) } : {};
      return `{"modules":${table},"known":${JSON.stringify(known)}}`;
    },
    pageVersion: (module) => whole.get(module),
  };
}

/** A route with parameters of which nobody but its own list of paths says which values there are. */
const listsPaths = ({ path, dataUrl, prerenderPathsUrl }: RouteManifest): boolean =>
  path.includes(':') && !dataUrl && !prerenderPathsUrl;

/** Any value of its parameters is a page: nothing says which there are. */
export const isOpen = (route: RouteManifest): boolean =>
  listsPaths(route) && route.paths.length === 0;

/** Whether a path that a route matches is a page of it. */
export const hasPath = (route: RouteManifest, path: string): boolean =>
  !listsPaths(route) || isOpen(route) || route.paths.includes(path);

/** A version without what only the documents of the server say. */
function forPages(version: ModuleVersion): ModuleVersion {
  const routes = version.extras.routes.map(({ heads: _heads, chunks: _chunks, ...route }) => ({
    ...route,
    paths: [],
  }));
  return { ...version, extras: { ...version.extras, routes } };
}

/**
 * A version as one of its pages carries it: without what is of its other pages alone. One that is being developed lies
 * nowhere as it is at this moment, and comes whole.
 */
function forPage({ version, path }: ComposedRoute): ModuleVersion {
  const { extras, ...rest } = forPages(version);
  if (Object.keys(extras.files).length === 0) return { ...rest, extras };
  const isOwn = (route: RouteManifest) => route.path === path;
  const own = new Set(extras.routes.filter(isOwn).flatMap(filesOf));
  const others = new Set(extras.routes.flatMap(filesOf).filter((file) => !own.has(file)));
  const files = Object.entries(extras.files).filter(([file]) => !others.has(file));
  return {
    ...rest,
    extras: {
      ...extras,
      routes: extras.routes.filter(isOwn),
      files: Object.fromEntries(files.filter(([file]) => /\.(?:js|css)$/.test(file))),
    },
  };
}

const filesOf = ({ scripts, styles, later = [] }: RouteManifest) => [
  ...scripts,
  ...styles,
  ...later,
];

/** The active version of every module. */
export function activeVersions({ microFrontends }: Registry): [string, ModuleVersion][] {
  return Object.entries(microFrontends).flatMap(([name, versions]): [string, ModuleVersion][] => {
    const active = activeVersion(versions);
    return active ? [[name, active]] : [];
  });
}

/** The route that draws a path, if any module has one. */
export function routeOf(
  composition: Composition,
  path: string,
): RouteMatch<ComposedRoute> | undefined {
  return matchRoute(composition.routes, path);
}
