import { join } from 'node:path';
import { pageBuild } from '@denk/tooling/webpack';
import webpack from 'webpack';

/** Where the single bundle is built. */
export const output = join(import.meta.dirname, 'dist');

/**
 * Builds the whole site as one webpack build, without federation, with the same rules, minifier and split by route.
 *
 * @returns {Promise<{ scripts: string[], styles: string[] }>} the entry's files
 */
export function buildSingleBundle() {
  const page = pageBuild(import.meta.dirname, { production: true, publicPath: '/' });
  const compiler = webpack({
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
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        return reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      }
      const files = (
        stats.toJson({ all: false, entrypoints: true }).entrypoints?.main?.assets ?? []
      ).map(({ name }) => name);
      compiler.close(() =>
        resolve({
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
        }),
      );
    });
  });
}
