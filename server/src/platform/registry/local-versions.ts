import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isCompressed } from '@denk/shared/contract/precompress.mjs';
import { syncFolder } from './folder-store';
import type { VersionId } from './module-store';

/** Milliseconds after which what an interrupted publish left is cleaned away. */
const leftoverAge = 60 * 60 * 1000;

/** Where a version's files live, under the data folder. */
export const versionFolder = (dataDir: string, { name, version }: VersionId): string =>
  join(dataDir, 'modules', name, version);

/** A new empty folder that no other process uses, on the disk where the versions are. */
export async function stagingFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'staging', randomUUID());
  await mkdir(dirname(folder), { recursive: true });
  // Not together with its parents: on a read-only disk Node would then say that something is not there.
  await mkdir(folder);
  return folder;
}

/**
 * Makes a staged folder the version's own, in one rename; it appears whole or not at all. A version that is there
 * already is left as it is, and the staged one goes.
 */
export async function settleVersion(dataDir: string, staged: string, id: VersionId): Promise<void> {
  const target = versionFolder(dataDir, id);
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(staged, target);
  } catch (error) {
    if (!(await exists(target))) throw error;
    await rm(staged, { recursive: true, force: true });
  }
  await syncFolder(dirname(target));
}

/** Whether a version's folder is there. */
export const hasVersion = (dataDir: string, id: VersionId): Promise<boolean> =>
  exists(versionFolder(dataDir, id));

/** What a version's folder holds, read anew: names and integrities, without what the server put beside them. */
export async function readFolder(folder: string): Promise<Map<string, { integrity: string }>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !isCompressed(name) && !/(^|\/)\./.test(name));
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, { integrity: string }]> => [
        name,
        { integrity: await integrityOfFile(join(folder, name)) },
      ]),
    ),
  );
}

/** Removes a version's files. */
export const removeVersion = (dataDir: string, id: VersionId): Promise<void> =>
  rm(versionFolder(dataDir, id), { recursive: true, force: true });

/**
 * Removes what interrupted publishes left: staged folders, and versions that the registry does not know. Young ones
 * may belong to a publish that is under way and stay.
 *
 * @returns what was removed
 */
export async function removeLeftovers(
  dataDir: string,
  isKnown: (id: VersionId) => boolean,
  now: number,
): Promise<string[]> {
  const staged = (await foldersIn(join(dataDir, 'staging'))).map((name) =>
    join(dataDir, 'staging', name),
  );
  const modules = await foldersIn(join(dataDir, 'modules'));
  const unknown = await Promise.all(
    modules.map(async (name) =>
      (await foldersIn(join(dataDir, 'modules', name)))
        .filter((version) => !isKnown({ name, version }))
        .map((version) => join(dataDir, 'modules', name, version)),
    ),
  );
  const removed: string[] = [];
  for (const folder of [...staged, ...unknown.flat()]) {
    const { ctimeMs } = await stat(folder);
    if (now - ctimeMs < leftoverAge) continue;
    await rm(folder, { recursive: true, force: true });
    removed.push(folder);
  }
  return removed;
}

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

async function integrityOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  return `sha256-${hash.digest('base64')}`;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
