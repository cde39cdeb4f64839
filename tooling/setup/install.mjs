import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.mjs';
import { Failed, run } from './run.mjs';

/** Installs from the lockfile unless exactly that is installed already, whoever did it. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failed(`Node 20.19 or newer is needed; this is ${process.versions.node}`);
  }
  if (isInstalled()) return;
  console.log('Installing packages from the lockfile…');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Whether what npm says it has installed is what the lockfile wants. */
export function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  return matchesLockfile(read(join(root, 'package-lock.json')), read(note));
}

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether every package of a lockfile is installed in its version; those for other systems may be missing.
 *
 * @param {Lockfile} wanted
 * @param {Lockfile} installed npm's own note in `node_modules`
 */
export function matchesLockfile(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, link, optional }]) => {
      const there = installed.packages[path];
      return there ? link || there.version === version : optional === true;
    });
}

/** @param {string} file @returns {Lockfile} */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
