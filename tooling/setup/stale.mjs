import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontEnds, root } from './workspaces.mjs';

/** @typedef {import('./build.mjs').Build} Build */

/** What every build reads besides its own room. */
const everywhere = ['shared/src', 'shared/package.json', 'tsconfig.json'];

/** What builds of front ends read besides. */
const presets = ['tooling/webpack', 'tooling/build', 'tooling/foreign'];

/** What the server's build reads besides: it learns from the kinds. */
const knowledge = ['catalogue'];

const notSources = /(^|\/)(dist|dist-\w+|node_modules)(\/|$)|\.test\.tsx?$/;

/** @param {Build} build */
export function isStale(build) {
  const stamp = stampFile(build);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(build);
}

/** Notes what a finished build was made from. @param {Build} build @param {string} made */
export function markBuilt(build, made) {
  writeFileSync(stampFile(build), made);
}

/** One value for everything a build depends on. @param {Build} build */
export function fingerprint({ room, standalone }) {
  const isFrontEnd = frontEnds.includes(room);
  const places = [
    ...everywhere,
    ...(isFrontEnd ? presets : []),
    ...(standalone ? ['tooling/standalone'] : []),
    ...(room === 'server' ? knowledge : []),
    room,
  ];
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of sources(place)) {
      hash.update(file);
      hash.update(readFileSync(join(root, file)));
    }
  }
  const packages = lockedPackages(['shared', room, ...(isFrontEnd ? ['tooling'] : [])]);
  hash.update(JSON.stringify(packages));
  return hash.digest('hex');
}

/**
 * The locked versions of everything that workspaces take, directly or not, so that a change for one workspace makes no
 * other's build stale.
 *
 * @param {readonly string[]} workspaces
 */
function lockedPackages(workspaces) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return closureOf(packages, workspaces);
}

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} LockedPackage
 */

/**
 * Every package that folders of a lockfile take, directly or not, with its version.
 *
 * @param {Readonly<Record<string, LockedPackage>>} packages by place, as a lockfile has them
 * @param {readonly string[]} folders
 * @returns {[place: string, version: string | undefined][]}
 */
export function closureOf(packages, folders) {
  /** @type {Map<string, string | undefined>} */
  const found = new Map();
  const waiting = [...folders];
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
    const locked = packages[place];
    if (!locked || found.has(place)) continue;
    found.set(place, locked.version);
    if (locked.link) {
      if (locked.resolved === 'shared') waiting.push('shared');
      continue;
    }
    const taken = {
      ...locked.dependencies,
      ...locked.optionalDependencies,
      ...locked.peerDependencies,
    };
    for (const name of Object.keys(taken)) {
      const at = placeOf(packages, place, name);
      if (at) waiting.push(at);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Where a package finds another: in its own folder, or in one above.
 *
 * @param {Readonly<Record<string, LockedPackage>>} packages
 * @param {string} from
 * @param {string} name
 */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/\/?(node_modules\/)?[^/]*$/, '')) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

/** @param {Build} build */
const stampFile = ({ room, standalone }) =>
  join(root, room, standalone ? 'dist-standalone' : 'dist', '.built-from');

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
