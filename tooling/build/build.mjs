import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { chunkStats } from './chunk-files.mjs';
import { describeModule, describeShell, isShell } from './describe-module.mjs';

/**
 * Builds one front end for production into its own `dist` and describes it in `module.json`.
 *
 * @param {string} folder
 */
export async function buildFrontEnd(folder) {
  const { default: preset } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  const output = join(folder, 'dist');
  rmSync(output, { recursive: true, force: true });
  const [browser] = await run(preset({ production: true }));
  if (!browser) throw new Error(`${folder}: nothing was built`);
  if (isShell(folder)) describeShell(folder, output, browser);
  else describeModule(folder, output, browser);
}

/**
 * @param {import('webpack').Configuration[]} configurations
 * @returns {Promise<import('webpack').StatsCompilation[]>}
 */
function run(configurations) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler?.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      const children = stats.stats.map((child) => child.toJson(chunkStats));
      compiler.close(() => resolve(children));
    });
  });
}
