import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { manifestFile, moduleManifestSchema, type ModuleManifest } from '@denk/shared/contract';
import { integrityOf } from '@denk/shared/contract/integrity.mjs';
import * as v from 'valibot';
import { compressFiles } from '../files/precompress';

/** A build that may not go live; the message is the one reason. */
export class RejectedBuild extends Error {}

/** Reads and checks the `module.json` of a build. Throws `RejectedBuild`. */
export async function readManifest<Schema extends v.GenericSchema>(
  folder: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const file = join(folder, manifestFile);
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof v.ValiError ? v.summarize(error.issues) : String(error);
    throw new RejectedBuild(`${file}: ${reason.replaceAll('\n', ' ')}`);
  }
}

/** Where a version's files live, under the data folder. */
export function versionFolder(
  dataDir: string,
  { name, version }: Pick<ModuleManifest, 'name' | 'version'>,
): string {
  return join(dataDir, 'modules', name, version);
}

/**
 * Puts a build into its own immutable folder: every file is checked against its integrity, compressed ahead, and the
 * folder appears in one rename. A version that is already there is left as it is. Throws `RejectedBuild`.
 */
export async function stageVersion(build: string, dataDir: string): Promise<string> {
  const manifest = await readManifest(build, v.looseObject(moduleManifestSchema.entries));
  const target = versionFolder(dataDir, manifest);
  if (await exists(target)) return target;
  const staging = `${target}.staging-${process.pid}`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(dirname(staging), { recursive: true });
  await cp(build, staging, { recursive: true });
  try {
    for (const [file, { integrity }] of Object.entries(manifest.files)) {
      if (integrityOf(await readFile(join(staging, file))) !== integrity) {
        throw new RejectedBuild(
          `${manifest.name} ${manifest.version}: ${file} is not the file it says`,
        );
      }
    }
    await compressFiles(staging, Object.keys(manifest.files));
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (await exists(target)) return target;
    throw error;
  }
  return target;
}

/** Folders of builds below a root: `<root>/<room>/dist` with a `module.json`. */
export async function findBuilds(root: string, output: string): Promise<string[]> {
  const rooms = await readdir(root, { withFileTypes: true });
  const folders = rooms
    .filter((room) => room.isDirectory())
    .map(({ name }) => join(root, name, output));
  const found = await Promise.all(folders.map((folder) => exists(join(folder, manifestFile))));
  return folders.filter((_, index) => found[index]);
}

/** Writes a file so that a reader sees the old or the new content, never half of it. */
export async function writeAtomically(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
