import type { Readable } from 'node:stream';
import type { RegistryState } from './registry-state';

/** A registry as a store holds it. */
export interface StoredRegistry {
  /** Grows by one with every change. */
  readonly revision: number;
  readonly state: RegistryState;
}

/** A version by name. */
export interface VersionId {
  readonly name: string;
  readonly version: string;
}

/** A version's files as they are kept beyond one server: named for their content, too. */
export interface PackedVersion extends VersionId {
  /** SHA-256 over names and contents of its files, as hex. */
  readonly digest: string;
}

/**
 * Where registry and versions live, for one server or for several. The registry is a series of whole documents with
 * growing numbers; whoever is first to write a number has made that change.
 */
export interface ModuleStore {
  /** The newest registry, where it is newer than the revision given. Rejects where the store cannot be reached. */
  readonly read: (after: number) => Promise<StoredRegistry | undefined>;
  /** Writes the registry under a revision; false where that revision exists. Durable once it is true. */
  readonly swap: (next: StoredRegistry) => Promise<boolean>;
  /** Makes a version that this server holds available to all: its files as a gzipped tar. */
  readonly keep: (version: PackedVersion, pack: () => Readable) => Promise<void>;
  /** A version's files as a gzipped tar; undefined where the store has nothing beyond this server's own folder. */
  readonly fetch: (version: PackedVersion) => Promise<Readable | undefined>;
  readonly forget: (version: PackedVersion) => Promise<void>;
}
