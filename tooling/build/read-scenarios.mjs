import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { evaluate } from './read-definition.mjs';

/**
 * A scenario as a list needs it; `logs` is what the console is expected to say.
 *
 * @typedef {{ name: string, title: string, address: string, logs?: string }} ListedScenario
 */

/**
 * The scenarios of a front end, as they stand in its source.
 *
 * @param {string} folder
 * @returns {ListedScenario[]}
 */
export function readScenarios(folder) {
  const { outputFiles } = buildSync({
    entryPoints: [join(folder, 'src', 'scenarios.ts')],
    bundle: true,
    write: false,
    outdir: folder,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  const { scenarios } = /** @type {{ scenarios: ListedScenario[] }} */ (
    evaluate(code, createRequire(import.meta.url))
  );
  return scenarios.map(({ name, title, address, logs }) => ({
    name,
    title,
    address,
    ...(logs === undefined ? {} : { logs }),
  }));
}
