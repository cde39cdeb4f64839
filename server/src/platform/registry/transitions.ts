import {
  fallbackOf,
  moduleOf,
  type ModuleState,
  type PublishedVersion,
  type RegistryEvent,
  type RegistryState,
  trafficOf,
  versionOf,
} from './registry-state';

/** Who does something, when, and what for. */
export type Act = Pick<RegistryEvent, 'at' | 'by' | 'from' | 'note'>;

/** A version that the registry does not have, or nothing to go back to. */
export class UnknownVersion extends Error {}

/** The same name with other content: a version never changes. */
export class VersionTaken extends Error {}

/** What the registry is after a change, and the version that the change was about. */
export interface Changed {
  readonly state: RegistryState;
  readonly version: string;
}

/** Events that are remembered of each module. */
const remembered = 200;
/** Versions that are kept of each module whatever their age. */
const kept = 5;
/** Milliseconds for which a version is kept after it was published or last served. */
const keptFor = 24 * 60 * 60 * 1000;

/**
 * Takes in a version and gives it its traffic: 100 makes it live for all, less makes it a canary, 0 shows it to nobody.
 * The same version with the same content may be published again. Throws `VersionTaken`.
 */
export function publish(
  state: RegistryState,
  name: string,
  given: Pick<PublishedVersion, 'version' | 'digest' | 'bytes' | 'routes'>,
  traffic: number,
  act: Act,
  action: 'publish' | 'checkout' = 'publish',
): Changed {
  const module = moduleOf(state, name);
  const known = versionOf(module, given.version);
  if (known && known.digest !== given.digest) {
    throw new VersionTaken(`${name} ${given.version} is published with other content`);
  }
  const { withdrawn: _, ...record } = {
    ...known,
    ...given,
    publishedAt: known?.publishedAt ?? act.at,
    ...(act.note === undefined ? {} : { note: act.note }),
  };
  const others = module.versions.filter(({ version }) => version !== given.version);
  const next = withTraffic(
    { ...module, versions: [record, ...others] },
    given.version,
    traffic,
    act,
  );
  return changed(state, name, next, given.version, action, act);
}

/** Makes a version live for all: the one named, else the canary, else the newest. Throws `UnknownVersion`. */
export function promote(
  state: RegistryState,
  name: string,
  version: string | undefined,
  act: Act,
): Changed {
  const module = moduleOf(state, name);
  const wanted = version ?? module.canary?.version ?? module.versions[0]?.version;
  const record = versionOf(module, wanted);
  if (!record) throw new UnknownVersion(`${name} has no version ${wanted ?? ''}`.trim());
  const next = withTraffic(withdraw(module, record.version, undefined), record.version, 100, act);
  return changed(state, name, next, record.version, 'promote', act);
}

/**
 * Goes back: to the version named, else away from the canary where there is one, else to the last good version. What
 * is gone back from is withdrawn. Throws `UnknownVersion`.
 */
export function rollback(
  state: RegistryState,
  name: string,
  version: string | undefined,
  act: Act,
  why = 'rolled back',
): Changed {
  const module = moduleOf(state, name);
  const target =
    version ?? (module.canary ? module.live : undefined) ?? fallbackOf(module)?.version;
  const record = versionOf(module, target);
  if (!record) {
    throw new UnknownVersion(
      version ? `${name} has no version ${version}` : `${name} has no version to go back to`,
    );
  }
  const from = module.canary?.version ?? module.live;
  const left =
    from === undefined || from === record.version
      ? module
      : withdraw(module, from, { at: act.at, why });
  const next = withTraffic(withdraw(left, record.version, undefined), record.version, 100, act);
  return changed(state, name, next, record.version, 'rollback', act);
}

/**
 * Takes a failing version out by itself: visitors get the last good one. Gives undefined where nobody gets the version
 * or nothing is there instead.
 */
export function takeOut(
  state: RegistryState,
  name: string,
  version: string,
  why: string,
  act: Act,
): Changed | undefined {
  const module = moduleOf(state, name);
  const instead =
    module.canary?.version === version
      ? module.live
      : module.live === version
        ? fallbackOf(module)?.version
        : undefined;
  if (instead === undefined) return undefined;
  const next = withTraffic(withdraw(module, version, { at: act.at, why }), instead, 100, act);
  return changed(state, name, next, version, 'take-out', { ...act, note: why });
}

/** Takes a module off the site; its files stay for open tabs and for publishing it again. Throws `UnknownVersion`. */
export function retire(state: RegistryState, name: string, act: Act): Changed {
  const module = moduleOf(state, name);
  const version = module.live ?? module.canary?.version;
  if (version === undefined) throw new UnknownVersion(`${name} is not on the site`);
  const { live: _live, canary: _canary, ...rest } = served(module, act.at);
  return changed(state, name, rest, version, 'retire', act);
}

/** The module with what may be forgotten left out: neither live nor canary nor fallback, and old enough. */
export function prune(module: ModuleState, now: string): ModuleState {
  const fallback = fallbackOf(module)?.version;
  const oldest = Date.parse(now) - keptFor;
  return {
    ...module,
    history: module.history.slice(0, remembered),
    versions: module.versions.filter(
      ({ version, publishedAt, servedUntil }, index) =>
        index < kept ||
        version === fallback ||
        trafficOf(module, version) > 0 ||
        Date.parse(servedUntil ?? publishedAt) > oldest,
    ),
  };
}

function withTraffic(module: ModuleState, version: string, traffic: number, act: Act): ModuleState {
  if (traffic <= 0) return module;
  if (traffic < 100 && version !== module.live) {
    return { ...served(module, act.at), live: module.live, canary: { version, traffic } };
  }
  const { canary: _, ...rest } = served(module, act.at);
  return {
    ...rest,
    live: version,
    versions: rest.versions.map((one) =>
      one.version === version && one.version !== module.live ? { ...one, liveAt: act.at } : one,
    ),
  };
}

/** Notes of what visitors get until now that they got it until now. */
const served = (module: ModuleState, at: string): ModuleState => ({
  ...module,
  versions: module.versions.map((one) =>
    trafficOf(module, one.version) > 0 ? { ...one, servedUntil: at } : one,
  ),
});

const withdraw = (
  module: ModuleState,
  version: string,
  withdrawn: PublishedVersion['withdrawn'],
): ModuleState => ({
  ...module,
  versions: module.versions.map(({ withdrawn: before, ...one }) => {
    const now = one.version === version ? withdrawn : before;
    return now ? { ...one, withdrawn: now } : one;
  }),
});

function changed(
  state: RegistryState,
  name: string,
  module: ModuleState,
  version: string,
  action: RegistryEvent['action'],
  { at, by, from, note }: Act,
): Changed {
  const event: RegistryEvent = {
    at,
    action,
    version,
    traffic: trafficOf(module, version),
    by,
    ...(from === undefined ? {} : { from }),
    ...(note === undefined ? {} : { note }),
  };
  const next = prune({ ...module, history: [event, ...module.history] }, at);
  return { version, state: { ...state, modules: { ...state.modules, [name]: next } } };
}
