import { matchRoute, type PageRegistry, type RouteMatch } from '@denk/shared/contract';

/** A route of the site: its pattern, and the module that draws it. */
export interface SiteRoute {
  readonly module: string;
  readonly path: string;
}

/** A path of the site: its route with the parameters found in the path. */
export type SiteMatch = RouteMatch<SiteRoute>;

/** The union of the routes of every module: the site's whole route table. */
export function routeTable({ modules }: Pick<PageRegistry, 'modules'>): SiteRoute[] {
  return Object.entries(modules).flatMap(([module, paths]) =>
    paths.map((path) => ({ module, path })),
  );
}

/** Finds the route that draws a path; undefined is a path of no module. */
export function findRoute<Route extends SiteRoute>(
  table: readonly Route[],
  path: string,
): RouteMatch<Route> | undefined {
  return matchRoute(table, path);
}
