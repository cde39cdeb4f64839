import { createHash } from 'node:crypto';
import type { VersionId } from './module-store';
import { fallbackOf, moduleOf, type ModuleState, type RegistryState } from './registry-state';

/** What decides on the versions that a visitor gets. */
export interface Visit {
  /** The visitor's place among all, which stays the same for as long as the visitor does. */
  readonly place: string;
  /** A version that is looked at before it is live. */
  readonly preview?: VersionId | undefined;
}

/** The version of each module, by the module's name. */
export type ChosenVersions = Readonly<Record<string, string>>;

/**
 * The version of each module for a visit: the one previewed, the canary for its share of the visitors, else the live
 * one. A version whose files are damaged gives its place to the last good one, where there is one.
 *
 * @param visit absent: what everybody gets
 */
export function chosenVersions(
  state: RegistryState,
  isDamaged: (id: VersionId) => boolean,
  visit?: Visit,
): ChosenVersions {
  const chosen: Record<string, string> = {};
  for (const name of Object.keys(state.modules)) {
    const module = moduleOf(state, name);
    const version =
      visit?.preview?.name === name
        ? visit.preview.version
        : sound(name, module, isDamaged, visit && isInShare(name, module, visit.place));
    if (version !== undefined) chosen[name] = version;
  }
  return chosen;
}

function sound(
  name: string,
  module: ModuleState,
  isDamaged: (id: VersionId) => boolean,
  isCanary = false,
): string | undefined {
  const wanted = [isCanary ? module.canary?.version : undefined, module.live];
  if (wanted.every((version) => version === undefined)) return undefined;
  const candidates = [...wanted, fallbackOf(module)?.version].filter(
    (version) => version !== undefined,
  );
  // Where nothing is sound, the page says so in the module's place: its routes stay pages of the site.
  return candidates.find((version) => !isDamaged({ name, version })) ?? wanted[1] ?? wanted[0];
}

/** Modules are shared out apart from each other: who gets one canary need not get the other. */
function isInShare(name: string, { canary }: ModuleState, place: string): boolean {
  if (!canary) return false;
  const number = createHash('sha256').update(`${name} ${place}`).digest().readUInt32BE();
  return (number / 2 ** 32) * 100 < canary.traffic;
}
