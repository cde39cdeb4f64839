import '../webpack/quick-start.mjs';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { overBudget } from '@denk/shared/contract/budgets.mjs';
import { manifestFile } from '@denk/shared/contract/federation.mjs';
import { compressFiles } from '@denk/shared/contract/precompress.mjs';
import webpack from 'webpack';
import { chunkStats } from './chunk-files.mjs';
import { describeModule, describeShell, isShell, publishedFiles } from './describe-module.mjs';
import { buildForeign } from './foreign.mjs';
import { readSingletons } from './read-definition.mjs';
import { neighboursOf, overFirstPages, readDescribed, refusalsOf, takenBy } from './refusals.mjs';

/**
 * Builds one front end for production into its own `dist` and describes it in `module.json`. Throws where it would not be
 * admitted.
 *
 * @param {string} folder
 */
export async function buildFrontEnd(folder) {
  const { default: preset } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  const output = join(folder, 'dist');
  rmSync(output, { recursive: true, force: true });
  // The bundles of another bundler come from a process of their own: they are made meanwhile.
  const [[browser], writeForeign] = await Promise.all([
    runBuild(preset({ production: true })),
    isShell(folder) ? undefined : buildForeign(folder, output),
    isShell(folder) ? undefined : readSingletons(),
  ]);
  if (!browser) throw new Error(`${folder}: nothing was built`);
  writeForeign?.();
  if (isShell(folder)) {
    describeShell(folder, output, browser);
    const described = readDescribed(output);
    refuse(folder, described ? overBudget(described) : ['there is no module.json']);
  } else {
    await describeModule(folder, output, browser);
    refuse(folder, refusalsOf(output, neighboursOf(folder), takenBy(folder)));
  }
  await compressBuild(output);
  refuse(folder, overFirstPages(folder));
}

/** @param {string} folder @param {readonly string[]} reasons */
function refuse(folder, reasons) {
  if (reasons.length === 0) return;
  throw new Error([`${basename(folder)} would not be admitted:`, ...reasons].join('\n  '));
}

/** Compresses what a build gives out, so that a server which starts beside it need not. @param {string} output */
async function compressBuild(output) {
  await compressFiles(output, [manifestFile, ...publishedFiles(output)]);
}

/**
 * Runs builds to their end; what one of them finds wrong is thrown.
 *
 * @param {import('webpack').Configuration[]} configurations
 * @returns {Promise<import('webpack').StatsCompilation[]>} made with `chunkStats`
 */
export function runBuild(configurations) {
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
