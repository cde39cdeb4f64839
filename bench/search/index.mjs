import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';

/** Larger generated catalogues are left out with `BENCH_LARGEST=100000`; a million products take PostgreSQL minutes to load. */
const largest = Number(process.env.BENCH_LARGEST ?? 1_000_000);

/**
 * Measures the product search: answers to judged queries, both engines over generated catalogues, and HTTP under load.
 *
 * @param {{ root: string }} options
 */
export async function run({ root }) {
  const outdir = join(import.meta.dirname, 'dist');
  await build({
    entryPoints: ['measure', 'http-server'].map((name) => join(import.meta.dirname, `${name}.ts`)),
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
  setFlagsFromString('--expose-gc');
  globalThis.gc = runInNewContext('gc');
  const { measure } = await import(pathToFileURL(join(outdir, 'measure.mjs')).href);
  return measure({ root, largest, tell: (/** @type {string} */ line) => console.log(`  ${line}`) });
}
