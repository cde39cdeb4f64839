import { createHash } from 'node:crypto';
import {
  activeVersion,
  matchRoute,
  type ModuleVersion,
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
  /** The registry as the page carries it: active versions only, without what no page can ask for. */
  readonly inlinedRegistry: string;
}

/** Puts shell and registry together. */
export function compose(shell: ShellManifest, registry: Registry): Composition {
  const active = activeVersions(registry);
  const inlinedRegistry = JSON.stringify({
    microFrontends: Object.fromEntries(
      active.map(([name, version]) => [name, [forPages(version)]]),
    ),
  });
  return {
    id: createHash('sha256')
      .update(shell.version)
      .update(inlinedRegistry)
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
    inlinedRegistry,
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
