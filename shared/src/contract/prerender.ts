import type { ModuleDefinition } from './module-definition';
import type { RouteManifest } from './module-manifest';
import type { singletons } from './federation.mjs';

/** A route as a renderer needs it: with the module that draws it. */
export interface PrerenderRoute extends RouteManifest {
  readonly module: string;
}

/** A page's data as a renderer gets it: none, that there is no such thing (404), or there. */
export type PrerenderData =
  { readonly state: 'none' | 'missing' } | { readonly state: 'ready'; readonly value: unknown };

/** One page to render, and its data. */
export interface PrerenderRequest {
  readonly path: string;
  /** The query string where the page is drawn from it; a page with a placeholder is drawn itself then. */
  readonly search?: string | undefined;
  readonly routes: readonly PrerenderRoute[];
  /** The definition of the module that draws the path; absent for a path of no module. */
  readonly definition?: ModuleDefinition | undefined;
  readonly data: PrerenderData;
}

/** What the shell's Node bundle exports. */
export interface ShellBundle {
  /** What module bundles find instead of copies of their own. */
  readonly singletons: Readonly<Record<(typeof singletons)[number], unknown>>;
  /** The site's markup for a path, as the browser will take it over. Rejects with what the page throws. */
  readonly prerender: (request: PrerenderRequest) => Promise<string>;
}

/** What a module's Node bundle exports; singletons are handed in by whoever evaluates it. */
export interface ModuleBundle {
  readonly default: ModuleDefinition;
}
