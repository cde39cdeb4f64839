import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles programs of a measurement for Node, with the project's own sources, and loads the first.
 *
 * @param {string} folder where the programs are
 * @param {readonly string[]} names
 * @param {string} root the project's folder
 */
export async function loadBundled(folder, names, root) {
  // Beside the server's packages, of some of which it has a version of its own.
  const outdir = join(root, 'server/node_modules/.cache/bench', basename(folder));
  await build({
    entryPoints: names.map((name) => join(folder, `${name}.ts`)),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    plugins: [
      {
        name: 'own-packages',
        setup: (bundle) =>
          bundle.onResolve({ filter: /^@denk\/shared\// }, ({ path }) => ({
            path: join(root, 'shared/src', path.slice('@denk/shared/'.length), 'index.ts'),
          })),
      },
    ],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  return import(pathToFileURL(join(outdir, `${names[0]}.mjs`)).href);
}
