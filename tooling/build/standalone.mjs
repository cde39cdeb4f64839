import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { networkWorker, standaloneDocument, standalonePolicy } from '../standalone/document.mjs';
import { labelOf, nameOf, standaloneBuild } from '../webpack/preset.mjs';
import { runBuild } from './build.mjs';
import { chunkFiles } from './chunk-files.mjs';
import { readScenarios } from './read-scenarios.mjs';

/**
 * Builds one front end on a page of its own, from production code, into `dist-standalone`: a folder that any file server
 * can show. Every scenario's address is a document of its own; `scenarios.json` lists them.
 *
 * @param {string} folder
 */
export async function buildStandalone(folder) {
  const output = join(folder, 'dist-standalone');
  rmSync(output, { recursive: true, force: true });
  const [stats] = await runBuild([standaloneBuild(folder, { production: true })]);
  if (!stats) throw new Error(`${folder}: nothing was built`);
  const files = chunkFiles(stats, 'standalone');
  const page = standaloneDocument({
    module: labelOf(folder),
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    // A policy in the document cannot say who may frame it.
    policy: standalonePolicy().replace(/; frame-ancestors [^;]*/, ''),
  });
  const scenarios = readScenarios(folder);
  const paths = scenarios.map(({ address }) => new URL(address, 'http://denk.test').pathname);
  for (const path of new Set(['/', ...paths])) {
    const file = join(output, decodeURIComponent(path), 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
  writeFileSync(join(output, networkWorker.path), networkWorker.read());
  writeFileSync(
    join(output, 'scenarios.json'),
    `${JSON.stringify({ name: nameOf(folder), scenarios }, null, 1)}\n`,
  );
}
