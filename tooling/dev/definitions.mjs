import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { singletons } from '@denk/shared/contract/federation.mjs';
import { describeForDevelopment, isShell } from '../build/describe-module.mjs';
import { root } from '../setup/workspaces.mjs';
import { followBundle } from './follow-bundle.mjs';

const asset = /** @type {const} */ ('empty');

/**
 * Describes a front end for the site's server while it is developed, anew whenever its definition changes. No browser's
 * build is needed for that: the browser finds a page's files by itself.
 *
 * @param {string} folder
 */
export async function followDefinition(folder) {
  const output = join(folder, 'dist-dev');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  if (isShell(folder)) return describeForDevelopment(folder, output);
  const bundle = {
    entryPoints: [join(folder, 'src', 'module.ts')],
    outfile: join(output, 'node', 'module.cjs'),
    bundle: true,
    platform: /** @type {const} */ ('node'),
    format: /** @type {const} */ ('cjs'),
    jsx: /** @type {const} */ ('automatic'),
    external: [...singletons],
    loader: { '.svg': asset, '.png': asset, '.webp': asset, '.woff2': asset, '.css': asset },
    logLevel: /** @type {const} */ ('warning'),
  };
  const folders = [join(folder, 'src'), join(root, 'shared', 'src')];
  await followBundle(bundle, folders, () => describeForDevelopment(folder, output));
}
