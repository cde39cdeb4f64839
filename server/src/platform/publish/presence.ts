import { rm } from 'node:fs/promises';
import { compressFiles } from '@denk/shared/contract/precompress.mjs';
import {
  hasVersion,
  readFolder,
  removeVersion,
  settleVersion,
  stagingFolder,
  versionFolder,
} from '../registry/local-versions';
import type { ModuleStore, PackedVersion, VersionId } from '../registry/module-store';
import {
  fallbackOf,
  moduleOf,
  type PublishedVersion,
  type RegistryState,
  versionOf,
} from '../registry/registry-state';
import { nodeFolder } from '@denk/shared/contract';
import { digestOf, unpack } from './unpack';

/** Files that are nowhere, or are not what was published: waiting does not help. */
export class MissingFiles extends Error {}

/** Sees to it that a version's files are on this machine. Throws `MissingFiles`, and what keeps the store away. */
export type EnsureHere = (id: VersionId) => Promise<void>;

/** Fetches from the store what this machine does not have, whole and as it was published. */
export function presence(
  dataDir: string,
  store: Pick<ModuleStore, 'fetch'>,
  recordOf: (id: VersionId) => PublishedVersion | undefined,
): EnsureHere {
  return async (id) => {
    if (await hasVersion(dataDir, id)) return;
    const record = recordOf(id);
    const packed = record && (await store.fetch({ ...id, digest: record.digest }));
    if (!packed) throw new MissingFiles(`the files of ${id.name} ${id.version} are missing`);
    const staged = await stagingFolder(dataDir);
    try {
      const { digest, files } = await unpack(packed, staged);
      if (record.digest !== digest) {
        throw new MissingFiles(`the store has other files for ${id.name} ${id.version}`);
      }
      await compressFiles(
        staged,
        [...files.keys()].filter((file) => !file.startsWith(nodeFolder)),
      );
      await settleVersion(dataDir, staged, id);
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  };
}

/** A version whose files are not as they were published. */
export interface DamagedVersion {
  readonly id: PackedVersion;
  readonly problem: string;
}

/** The versions that visitors get or would fall back to, and whose files are not what was published. */
export async function damagedVersions(
  state: RegistryState,
  dataDir: string,
  ensureHere: EnsureHere,
): Promise<DamagedVersion[]> {
  const ids = Object.keys(state.modules).flatMap((name) => {
    const module = moduleOf(state, name);
    const served = new Set([module.live, module.canary?.version, fallbackOf(module)?.version]);
    return [...served]
      .filter((version) => version !== undefined)
      .flatMap((version) => {
        const record = versionOf(module, version);
        return record ? [{ name, version, digest: record.digest }] : [];
      });
  });
  const found = await Promise.all(
    ids.map(async (id) => {
      const problem = await problemOf(id, dataDir, ensureHere);
      return problem === undefined ? [] : [{ id, problem }];
    }),
  );
  return found.flat();
}

async function problemOf(
  id: PackedVersion,
  dataDir: string,
  ensureHere: EnsureHere,
): Promise<string | undefined> {
  try {
    await ensureHere(id);
    if (digestOf(await readFolder(versionFolder(dataDir, id))) === id.digest) return undefined;
    return 'its files are not what was published';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Fetches a damaged version anew, where the store has it. */
export async function replaceDamaged(
  id: PackedVersion,
  dataDir: string,
  store: Pick<ModuleStore, 'fetch'>,
  ensureHere: EnsureHere,
): Promise<void> {
  const packed = await store.fetch(id);
  if (!packed) return;
  packed.destroy();
  await removeVersion(dataDir, id);
  await ensureHere(id);
}
