import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack as tar } from 'tar-stream';
import { Refused } from './registry.mjs';

/**
 * The built folder of a module: the one named, else `<module>/dist` or `dist` where the person is. Throws `Refused`.
 *
 * @param {string} module
 * @param {string | undefined} from
 * @param {string} here
 */
export function findBuild(module, from, here) {
  const places = from ? [join(here, from), from] : [join(here, module, 'dist'), join(here, 'dist')];
  for (const folder of places) {
    const file = join(folder, 'module.json');
    if (!existsSync(file)) continue;
    const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
    if (name === module) return { folder, version: String(version) };
    if (from) throw new Refused([`${from} holds ${name}, not ${module}`]);
  }
  throw new Refused([
    from
      ? `${from} has no module.json: it is no build of ${module}`
      : `there is no built ${module} in ${join(module, 'dist')}: npm run build -w ${module}, or --from FOLDER`,
  ]);
}

/**
 * Packs a built folder as a gzipped tar. What hides (`.something`) stays behind, and what is there compressed.
 *
 * @param {string} folder
 */
export async function packFolder(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !/(^|\/)\.|\.(br|gz)$/.test(name))
    .sort();
  const pack = tar();
  for (const name of names)
    pack.entry({ name, mtime: new Date(0) }, readFileSync(join(folder, name)));
  pack.finalize();
  /** @type {Uint8Array[]} */
  const parts = [];
  for await (const part of pack) if (part instanceof Uint8Array) parts.push(part);
  return { files: names.length, bytes: await promisify(gzip)(Buffer.concat(parts)) };
}
