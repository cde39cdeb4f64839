import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.mjs';

/** What a build of each room reads besides the room itself. */
const shared = [
  'shared/src',
  'shared/package.json',
  'tooling/webpack',
  'tooling/build',
  'package-lock.json',
  'tsconfig.json',
];

const notSources = /(^|\/)(dist|dist-\w+|node_modules)(\/|$)|\.test\.tsx?$/;

/** @param {string} room */
export function isStale(room) {
  const stamp = stampFile(room);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(room);
}

/** Notes what a finished build was made from. @param {string} room @param {string} made */
export function markBuilt(room, made) {
  writeFileSync(stampFile(room), made);
}

/** One value for everything a room's build depends on. @param {string} room */
export function fingerprint(room) {
  const hash = createHash('sha256');
  for (const place of [...shared, room]) {
    for (const file of sources(place)) {
      hash.update(file);
      hash.update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

/** @param {string} room */
const stampFile = (room) => join(root, room, 'dist', '.built-from');

/** @param {string} place @returns {string[]} */
function sources(place) {
  const path = join(root, place);
  if (place.includes('.')) return existsSync(path) ? [place] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !notSources.test(file))
    .sort();
}
