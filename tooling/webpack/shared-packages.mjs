import { createRequire } from 'node:module';
import { singletons } from '@denk/shared/contract/federation.mjs';

const require = createRequire(import.meta.url);

/** @param {string} name a package, or one door of ours */
function versionOf(name) {
  const owner = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name;
  return require(`${owner}/package.json`).version;
}

/**
 * What exists once per page. The shell brings it eagerly; a module takes it from the page and carries no copy of its
 * own (standalone it is built without federation).
 *
 * @param {{ eager: boolean }} options
 */
export function sharedPackages({ eager }) {
  const source = eager ? { eager } : { import: /** @type {const} */ (false) };
  return Object.fromEntries(
    singletons.map((name) => {
      const version = versionOf(name);
      return [name, { singleton: true, ...source, version, requiredVersion: `^${version}` }];
    }),
  );
}

/** The ranges a module asks the page for, as `module.json` carries them. */
export function sharedRanges() {
  return Object.fromEntries(
    Object.entries(sharedPackages({ eager: false })).map(([name, { requiredVersion }]) => [
      name,
      requiredVersion,
    ]),
  );
}
