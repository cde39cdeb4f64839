import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());
const versionName = v.pipe(v.string(), v.regex(/^\w[\w.+-]{0,79}$/));

/** One published version, as long as its files are kept. */
const publishedVersionSchema = v.object({
  version: versionName,
  /** SHA-256 over names and contents of all its files, as hex. */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  bytes: v.number(),
  /** The patterns of its routes: what it claims, even when its files cannot be read. */
  routes: v.array(v.string()),
  publishedAt: instant,
  note: v.optional(v.string()),
  /** When it last became live for all. */
  liveAt: v.optional(instant),
  /** Until when pages were sent with it; open tabs may still ask for its files. */
  servedUntil: v.optional(instant),
  /** Why it may not be gone back to: rolled back from, or taken out. */
  withdrawn: v.optional(v.object({ at: instant, why: v.string() })),
});

/** What happened to a module's versions, and through whom. */
const registryEventSchema = v.object({
  at: instant,
  action: v.picklist(['publish', 'promote', 'rollback', 'take-out', 'retire', 'checkout']),
  version: v.optional(versionName),
  /** The share of visitors the version had afterwards, in percent. */
  traffic: v.number(),
  /** A token's id, `checkout` for the builds beside the server, `server` for the server itself. */
  by: v.string(),
  /** Where it came from: an address. */
  from: v.optional(v.string()),
  note: v.optional(v.string()),
});

const moduleStateSchema = v.object({
  /** The version for all; absent before the first one and after `retire`. */
  live: v.optional(versionName),
  /** A version that a share of the visitors gets, in percent. */
  canary: v.optional(
    v.object({
      version: versionName,
      traffic: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    }),
  ),
  /** Newest first. */
  versions: v.array(publishedVersionSchema),
  /** Newest first. */
  history: v.array(registryEventSchema),
});

/** Everything the registry knows, in one document that is swapped whole. */
export const registryStateSchema = v.object({
  format: v.literal(1),
  modules: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,60}$/)), moduleStateSchema),
  /** What links to previews are signed with. */
  previewKey: v.optional(v.string()),
});

export type PublishedVersion = v.InferOutput<typeof publishedVersionSchema>;
export type RegistryEvent = v.InferOutput<typeof registryEventSchema>;
export type ModuleState = v.InferOutput<typeof moduleStateSchema>;
export type RegistryState = v.InferOutput<typeof registryStateSchema>;

/** A registry in which nothing has been published. */
export const emptyState: RegistryState = { format: 1, modules: {} };

/** A module's part of the registry; that of an unknown module is empty. */
export const moduleOf = ({ modules }: RegistryState, name: string): ModuleState =>
  (Object.hasOwn(modules, name) ? modules[name] : undefined) ?? { versions: [], history: [] };

/** A version of a module, while it is kept. */
export const versionOf = (
  { versions }: ModuleState,
  version: string | undefined,
): PublishedVersion | undefined => versions.find((one) => one.version === version);

/** The last good version: the one that was live most recently and has not been withdrawn. */
export function fallbackOf({ live, versions }: ModuleState): PublishedVersion | undefined {
  return versions
    .filter(({ version, liveAt, withdrawn }) => version !== live && liveAt && !withdrawn)
    .sort((a, b) => (b.liveAt ?? '').localeCompare(a.liveAt ?? ''))[0];
}

/** The share of visitors that a version has, in percent. */
export function trafficOf({ live, canary }: ModuleState, version: string): number {
  if (version === canary?.version) return canary.traffic;
  return version === live ? 100 - (canary?.traffic ?? 0) : 0;
}
