import { createRequire } from 'node:module';
import { singletons } from '@denk/shared/contract/federation.mjs';

const require = createRequire(import.meta.url);

/** @param {string} name a package, or one door of ours */
const ownerOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** @param {string} name @returns {string} */
const versionOf = (name) => require(`${ownerOf(name)}/package.json`).version;

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

/** What the page brings, each in its version; of our own doors the package stands for all. */
export const sharedVersions = () =>
  Object.fromEntries(singletons.map((name) => [ownerOf(name), versionOf(name)]));

/** The ranges a module asks the page for, as `module.json` carries them. */
export function sharedRanges() {
  return Object.fromEntries(
    Object.entries(sharedPackages({ eager: false })).map(([name, { requiredVersion }]) => [
      name,
      requiredVersion,
    ]),
  );
}
