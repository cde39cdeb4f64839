import webpack from 'webpack';

/**
 * Runs the build of a peer.
 *
 * @param {import('webpack').Configuration} configuration
 * @returns {Promise<{ scripts: string[], styles: string[] }>} the files of its entry
 */
export function compile(configuration) {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        return reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      }
      const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
      const files = (entrypoints?.main?.assets ?? []).map(({ name }) => name);
      compiler.close(() =>
        resolve({
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
        }),
      );
    });
  });
}
