import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile } from '@denk/shared/contract';
import * as v from 'valibot';

/** A `module.json` of another shape; the message is the one reason. */
export class UnreadableManifest extends Error {}

/** Reads and checks the `module.json` of a build or a version. Throws `UnreadableManifest`. */
export async function readManifest<Schema extends v.GenericSchema>(
  folder: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const file = join(folder, manifestFile);
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof v.ValiError ? v.summarize(error.issues) : String(error);
    throw new UnreadableManifest(`${file}: ${reason.replaceAll('\n', ' ')}`);
  }
}

/** Folders of builds below a root, by their room: `<root>/<room>/dist` with a `module.json`. */
export async function findBuilds(root: string, output: string): Promise<Map<string, string>> {
  const rooms = await readdir(root, { withFileTypes: true });
  const found = await Promise.all(
    rooms
      .filter((room) => room.isDirectory())
      .map(async ({ name }): Promise<[string, string][]> => {
        const folder = join(root, name, output);
        return (await isFile(join(folder, manifestFile))) ? [[name, folder]] : [];
      }),
  );
  return new Map(found.flat());
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
