import {
  activeVersion,
  matchRoute,
  type Registry,
  type RouteManifest,
  type RouteMatch,
} from '@denk/shared/contract';

/** A route of the site, and the module that draws it. */
export interface SiteRoute extends RouteManifest {
  readonly module: string;
}

/** A path of the site: its route with the parameters found in the path. */
export type SiteMatch = RouteMatch<SiteRoute>;

/** The union of the routes of every module's active version: the site's whole route table. */
export function routeTable(registry: Registry): SiteRoute[] {
  return Object.entries(registry.microFrontends).flatMap(([module, versions]) =>
    (activeVersion(versions)?.extras.routes ?? []).map((route) => ({ ...route, module })),
  );
}

/** Finds the route that draws a path; undefined is a path of no module. */
export function findRoute(table: readonly SiteRoute[], path: string): SiteMatch | undefined {
  return matchRoute(table, path);
}
