import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { singletons } from '@denk/shared/contract/federation.mjs';
import { context } from 'esbuild';
import { describeForDevelopment, isShell } from '../build/describe-module.mjs';

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
  const builds = await context({
    entryPoints: [join(folder, 'src', 'module.ts')],
    outfile: join(output, 'node', 'module.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    external: [...singletons],
    loader: { '.svg': asset, '.png': asset, '.webp': asset, '.woff2': asset, '.css': asset },
    logLevel: 'warning',
    plugins: [
      {
        name: 'describe',
        setup({ onEnd }) {
          onEnd(({ errors }) => {
            if (errors.length === 0) describeForDevelopment(folder, output);
          });
        },
      },
    ],
  });
  // What is wrong with it stands in the terminal; the others start.
  await builds.rebuild().catch(() => undefined);
  await builds.watch();
}
