import { createHash } from 'node:crypto';
import {
  activeVersion,
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
  /** The registry as a page of a module carries it, as JSON: `PageRegistry`. */
  readonly pageRegistry: (module: string | undefined) => string;
}

/**
 * Puts shell and registry together.
 *
 * @param carried what a page carries whole: its own module, or all, where there is no `module.json` to ask for; what
 *   comes from elsewhere has none either
 */
export function compose(
  shell: ShellManifest,
  registry: Registry,
  carried: 'own' | 'all' = 'own',
): Composition {
  const active = activeVersions(registry);
  const whole = new Map(active.map(([name, version]) => [name, JSON.stringify(forPages(version))]));
  const modules: PageRegistry['modules'] = Object.fromEntries(
    active.map(([name, { metadata, extras }]) => [
      name,
      [metadata.version, ...extras.routes.map(({ path }) => path)],
    ]),
  );
  const table = JSON.stringify(modules);
  const foreign = new Set(
    active.flatMap(([name, { url, metadata }]) =>
      url.startsWith(`/modules/${name}/${metadata.version}/`) ? [] : [name],
    ),
  );
  const pageRegistry = (own: string | undefined) => {
    const known = [...whole]
      .filter(([name]) => carried === 'all' || name === own || foreign.has(name))
      .map(([name, version]) => `${JSON.stringify(name)}:${version}`);
    return `{"modules":${table},"known":{${known.join(',')}}}`;
  };
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
        module,
        version,
        folder: version.url.slice(0, version.url.lastIndexOf('/') + 1),
      })),
    ),
    pageRegistry,
  };
}

/** A version without what only the documents of the server say. */
function forPages(version: ModuleVersion): ModuleVersion {
  const routes = version.extras.routes.map(({ heads: _heads, chunks: _chunks, ...route }) => ({
    ...route,
    paths: [],
  }));
  return { ...version, extras: { ...version.extras, routes } };
}

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
