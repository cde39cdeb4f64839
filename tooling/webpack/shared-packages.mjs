import { createRequire } from 'node:module';
import { singletons } from '@denk/shared/contract/federation.mjs';

const require = createRequire(import.meta.url);

/** @param {string} name a package, or one door of ours */
function versionOf(name) {
  const owner = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name;
  return require(`${owner}/package.json`).version;
}

/**
 * What exists once per page. The shell brings it eagerly; a module carries a copy of its own only for the day it runs
 * without a shell, and never loads it beside one.
 *
 * @param {{ eager: boolean }} options
 */
export function sharedPackages({ eager }) {
  return Object.fromEntries(
    singletons.map((name) => {
      const version = versionOf(name);
      return [name, { singleton: true, eager, version, requiredVersion: `^${version}` }];
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
