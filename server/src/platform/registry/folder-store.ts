import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from './error-code';
import type { ModuleStore, StoredRegistry } from './module-store';
import { registryStateSchema, type RegistryState } from './registry-state';

/** Earlier registries that stay beside the newest. */
const earlierKept = 20;

const revisionFile = /^(\d{8})\.json$/;

/**
 * The registry as files of `DATA_DIR/registry`, one a revision: `00000042.json`. A file appears whole, by a link, and
 * a number can be taken once, so servers and commands that share the folder cannot undo each other. The versions are
 * where they are served from.
 *
 * @param report told of a registry file that cannot be read; the one before it is used
 */
export function folderStore(dataDir: string, report: (problem: string) => void): ModuleStore {
  const folder = join(dataDir, 'registry');
  const fileOf = (revision: number) => join(folder, `${String(revision).padStart(8, '0')}.json`);

  return {
    async read(after) {
      const revisions = await revisionsIn(folder);
      const newest = revisions[0];
      if (newest === undefined || newest <= after) return undefined;
      for (const revision of revisions) {
        try {
          return { revision: newest, state: await readState(fileOf(revision)) };
        } catch (error) {
          report(`${fileOf(revision)} cannot be read: ${String(error)}`);
        }
      }
      return undefined;
    },
    async swap({ revision, state }) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.draft-${randomUUID()}`);
      try {
        await writeFile(draft, `${JSON.stringify(state, null, 1)}\n`, { flush: true });
        await link(draft, fileOf(revision));
      } catch (error) {
        if (errorCode(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
      await syncFolder(folder);
      // The change is made; what could not be removed goes with the next one.
      await forgetEarlier(folder, fileOf).catch(() => undefined);
      return true;
    },
    keep: async () => {},
    fetch: async () => undefined,
    forget: async () => {},
  };
}

/** Writes a folder's entries to the disk, so that they survive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** The registry's text as the stores hold it. Throws where it is of another shape. */
export const parseState = (text: string): RegistryState =>
  v.parse(registryStateSchema, JSON.parse(text));

const readState = async (file: string): Promise<StoredRegistry['state']> =>
  parseState(await readFile(file, 'utf8'));

/** Newest first. */
async function revisionsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .flatMap((name) => revisionFile.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

async function forgetEarlier(folder: string, fileOf: (revision: number) => string) {
  for (const revision of (await revisionsIn(folder)).slice(earlierKept)) {
    await rm(fileOf(revision), { force: true });
  }
}
