import type { ModuleManifest, ShellManifest } from '@denk/shared/contract';
import { type Weight, weightsOf } from '@denk/shared/contract/budgets.mjs';
import type { StoredRegistry, VersionId } from '../registry/module-store';
import {
  fallbackOf,
  moduleOf,
  type PublishedVersion,
  type RegistryEvent,
  type RegistryState,
  trafficOf,
} from '../registry/registry-state';
import type { FailureMetrics } from './failure-watch';

/** A version as operators see it. */
export interface VersionStatus extends Omit<PublishedVersion, 'digest' | 'routes'> {
  readonly live: boolean;
  readonly traffic: number;
  /** What is wrong with its files on this server. */
  readonly damaged?: string | undefined;
  readonly failures?: Omit<FailureMetrics, 'module' | 'version'> | undefined;
}

/** A module as operators see it. */
export interface ModuleStatus {
  readonly module: string;
  readonly live: string | null;
  readonly fallback: string | null;
  readonly routes: readonly string[];
  /** What the live version weighs, part by part, against its budget; bytes before compression. */
  readonly sizes: readonly Weight[];
  readonly versions: readonly VersionStatus[];
  readonly history: readonly RegistryEvent[];
}

/** The whole: `GET /status` as JSON. */
export interface SiteStatus {
  readonly revision: number;
  readonly modules: readonly ModuleStatus[];
}

/** Events of each module that the status tells. */
const told = 20;

/** The sizes of what is live, by the module's name. */
export async function liveSizes(
  state: RegistryState,
  manifestOf: (id: VersionId) => Promise<ModuleManifest | ShellManifest | undefined>,
): Promise<ReadonlyMap<string, readonly Weight[]>> {
  const sizes = Object.keys(state.modules).map(async (name) => {
    const version = moduleOf(state, name).live;
    const manifest = version && (await manifestOf({ name, version }));
    return [name, manifest ? weightsOf(manifest) : []] as const;
  });
  return new Map(await Promise.all(sizes));
}

/** What is known of the versions besides what the registry says. */
interface Known {
  readonly failures: readonly FailureMetrics[];
  /** What is wrong with files on this server, by `<module> <version>`. */
  readonly damaged: ReadonlyMap<string, string>;
  readonly sizes: ReadonlyMap<string, readonly Weight[]>;
}

/** What the registry, the failures and the files on this server say together. */
export function statusOf(
  { revision, state }: StoredRegistry,
  { failures, damaged, sizes }: Known,
): SiteStatus {
  const modules = Object.keys(state.modules)
    .sort()
    .map((name): ModuleStatus => {
      const module = moduleOf(state, name);
      const live = module.versions.find(({ version }) => version === module.live);
      return {
        module: name,
        live: module.live ?? null,
        fallback: fallbackOf(module)?.version ?? null,
        routes: live?.routes ?? [],
        sizes: sizes.get(name) ?? [],
        versions: module.versions.map(({ digest: _digest, routes: _routes, ...one }) => {
          const problem = damaged.get(`${name} ${one.version}`);
          const failing = failures.find(
            (seen) => seen.module === name && seen.version === one.version,
          );
          return {
            ...one,
            live: one.version === module.live,
            traffic: trafficOf(module, one.version),
            ...(problem === undefined ? {} : { damaged: problem }),
            ...(failing
              ? {
                  failures: {
                    failed: failing.failed,
                    visits: failing.visits,
                    visitors: failing.visitors,
                    kinds: failing.kinds,
                    causes: failing.causes,
                  },
                }
              : {}),
          };
        }),
        history: module.history.slice(0, told),
      };
    });
  return { revision, modules };
}
