import type { PageAddress, PrerenderData, PrerenderRoute } from '@denk/shared/contract';

/** Sent first: what the child renders with. */
export interface PrerenderSetup {
  readonly shellBundle: string;
  /** Node bundle by module name. */
  readonly moduleBundles: Readonly<Record<string, string>>;
  readonly routes: readonly PrerenderRoute[];
}

/** One page to render. */
export interface PrerenderJob {
  readonly path: string;
  /** The query string where the page is drawn from it. */
  readonly search?: string | undefined;
  /** The module that draws it; absent for a path of no module. */
  readonly module?: string | undefined;
  readonly data: PrerenderData;
}

/** A question to a route: what does an address take? */
export interface NeedsJob {
  readonly path: string;
  readonly needsFor: PageAddress;
  readonly module: string;
  /** The route's pattern. */
  readonly route: string;
}

/** The child's answer to a job. */
export interface PrerenderResult {
  readonly path: string;
  /** As the module gave it. */
  readonly needs?: unknown;
  readonly markup?: string;
  readonly problem?: string;
}
