import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';
import { sharedPackages } from '../webpack/shared-packages.mjs';

/** @typedef {import('@denk/shared/contract').ModuleDefinition} ModuleDefinition */

/**
 * The definition that a module's Node bundle exports. The bundle leaves the page's singletons to whoever evaluates it.
 *
 * @param {string} bundle
 * @returns {ModuleDefinition}
 */
export function readDefinition(bundle) {
  const found = evaluate(readFileSync(bundle, 'utf8'), (name) => singletons()[name]);
  const { default: definition } = /** @type {{ default?: ModuleDefinition }} */ (found);
  if (!definition) throw new Error(`${bundle} exports no definition`);
  return definition;
}

/** @type {Record<string, unknown> | undefined} */
let bundled;

function singletons() {
  bundled ??= /** @type {Record<string, unknown>} */ (
    evaluate(bundleSingletons(), createRequire(import.meta.url))
  );
  return bundled;
}

function bundleSingletons() {
  const names = Object.keys(sharedPackages({ eager: false }));
  const entries = names.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`);
  const { outputFiles } = buildSync({
    stdin: { contents: `module.exports = {${entries.join()}};`, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    outfile: 'singletons.js',
    platform: 'node',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
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
