import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { pack as tar } from 'tar-stream';
import { readFolder } from '../registry/local-versions';

/** A built folder as it is published, without what hides in it. */
export const packBuild = async (folder: string): Promise<Readable> =>
  packVersion(folder, [...(await readFolder(folder)).keys()]);

/** Files of a folder as one gzipped tar. */
export function packVersion(folder: string, files: readonly string[]): Readable {
  const pack = tar();
  const fill = async () => {
    for (const name of [...files].sort()) {
      const path = join(folder, name);
      const entry = pack.entry({ name, size: (await stat(path)).size });
      for await (const part of createReadStream(path)) entry.write(part);
      entry.end(null);
    }
    pack.finalize();
  };
  fill().catch((error: unknown) =>
    pack.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  // Who reads the pack is told what went wrong by its stream.
  return pipeline(Readable.from(pack), createGzip(), () => {});
}
