import type { PrerenderData, PrerenderRoute } from '@denk/shared/contract';

/** Sent first: what the child renders with. */
export interface PrerenderSetup {
  readonly shellBundle: string;
  /** Node bundle by module name. */
  readonly moduleBundles: Readonly<Record<string, string>>;
  readonly routes: readonly PrerenderRoute[];
}

/** One path to render. */
export interface PrerenderJob {
  readonly path: string;
  /** The module that draws it; absent for a path of no module. */
  readonly module?: string | undefined;
  readonly data: PrerenderData;
}

/** The child's answer to a job. */
export interface PrerenderResult {
  readonly path: string;
  readonly markup?: string;
  readonly problem?: string;
}
