import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.mjs';
import { Failed, run } from './run.mjs';

const marker = join(root, 'node_modules', '.denk-installed');

/** Installs from the lockfile when that has not been done, or was done from another lockfile. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failed(`Node 20.19 or newer is needed; this is ${process.versions.node}`);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  console.log('Installing packages from the lockfile…');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(marker, wanted);
}
