import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

/** What is the same at every start, since the files of a build alone decide it, and what it is made `From`. */
export interface MadeAhead<T, From extends readonly unknown[]> {
  /** As it was made when the server was built; where that is not there, or of another build, as it is made now. */
  readonly get: (...from: From) => T;
  /** Makes it and keeps it beside the build. */
  readonly keep: (...from: From) => void;
}

const digestLength = 20;

/** @param folder where the build lies; code that runs from its sources has none beside it, and makes what it needs */
export function madeAhead<T, From extends readonly unknown[]>(
  name: string,
  make: (...from: From) => T,
  folder = dirname(fileURLToPath(import.meta.url)),
): MadeAhead<T, From> {
  const file = join(folder, `${name}.ahead`);
  let made: { readonly it: T } | undefined;
  return {
    get: (...from) => (made ??= { it: kept<T>(file, folder) ?? make(...from) }).it,
    keep: (...from) => {
      const table = serialize(make(...from));
      writeFileSync(file, Buffer.concat([digestOf(folder, table), table]));
    },
  };
}

function kept<T>(file: string, folder: string): T | undefined {
  try {
    const bytes = readFileSync(file);
    const table = bytes.subarray(digestLength);
    const isOurs = bytes.subarray(0, digestLength).equals(digestOf(folder, table));
    return isOurs ? (deserialize(table) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Of a table with the code that it was made by. */
const digestOf = (folder: string, table: Uint8Array): Buffer =>
  createHash('sha1')
    .update(readFileSync(join(folder, 'main.mjs')))
    .update(table)
    .digest();
