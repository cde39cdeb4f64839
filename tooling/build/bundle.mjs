import { build, stop } from 'esbuild';

/** How many bundles are being made. */
let underWay = 0;

/**
 * Makes a bundle. Nothing of the bundler stays in memory once the last one is made.
 *
 * @template {import('esbuild').BuildOptions} Options
 * @param {import('esbuild').SameShape<import('esbuild').BuildOptions, Options>} options
 */
export async function bundle(options) {
  underWay += 1;
  try {
    return await build(options);
  } finally {
    underWay -= 1;
    if (underWay === 0) await stop();
  }
}
