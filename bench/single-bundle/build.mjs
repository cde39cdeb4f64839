import { join } from 'node:path';
import { pageBuild } from '@denk/tooling/webpack';
import { compile } from './compile.mjs';

/** Where the single bundle is built. */
export const output = join(import.meta.dirname, 'dist');

/**
 * Builds the whole site as one webpack build, without federation, with the same rules, minifier and split by route.
 *
 * @returns {Promise<{ scripts: string[], styles: string[] }>} the entry's files
 */
export function buildSingleBundle() {
  const page = pageBuild(import.meta.dirname, { production: true, publicPath: '/' });
  return compile({
    ...page,
    entry: { main: './main.tsx' },
    module: {
      rules: [
        ...(page.module?.rules ?? []),
        {
          test: /mf-[\w-]+\/src\/module\.ts$/,
          enforce: 'pre',
          loader: join(import.meta.dirname, 'split-pages.cjs'),
        },
      ],
    },
  });
}
