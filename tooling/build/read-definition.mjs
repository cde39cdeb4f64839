import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { sharedPackages } from '../webpack/shared-packages.mjs';
import { bundle } from './bundle.mjs';

/** @typedef {import('@denk/shared/contract').ModuleDefinition} ModuleDefinition */

/**
 * The definition that a module's Node bundle exports. The bundle leaves the page's singletons to whoever evaluates it.
 *
 * @param {string} file
 * @returns {Promise<ModuleDefinition>}
 */
export async function readDefinition(file) {
  const brought = await readSingletons();
  const found = evaluate(readFileSync(file, 'utf8'), (name) => brought[name]);
  const { default: definition } = /** @type {{ default?: ModuleDefinition }} */ (found);
  if (!definition) throw new Error(`${file} exports no definition`);
  return definition;
}

/** @type {Promise<Record<string, unknown>> | undefined} */
let singletons;

/** What the page brings, bundled once. */
export const readSingletons = () => (singletons ??= bundleSingletons());

async function bundleSingletons() {
  const names = Object.keys(sharedPackages({ eager: false }));
  const entries = names.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`);
  const { outputFiles } = await bundle({
    stdin: { contents: `module.exports = {${entries.join()}};`, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    outfile: 'singletons.js',
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  return /** @type {Record<string, unknown>} */ (evaluate(code, createRequire(import.meta.url)));
}

/**
 * Evaluates a bundle of CommonJS and gives its exports.
 *
 * @param {string} code
 * @param {(name: string) => unknown} require
 * @returns {unknown}
 */
export function evaluate(code, require) {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require', '__filename'])(
    module,
    module.exports,
    require,
    import.meta.filename,
  );
  return module.exports;
}
