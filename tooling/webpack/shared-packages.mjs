import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** @param {string} name */
const versionOf = (name) => require(`${name}/package.json`).version;

// By exact name, since a shared package is not tree-shaken. react-router-dom is not here on purpose:
// the navigation facade is, at a quarter of its size.
const packages = ['react', 'react-dom'];
const rooms = ['page/navigation', 'page/data', 'page/store', 'ui'];
const roomVersion = '0.1.0';

/**
 * What exists once per page. The shell brings them eagerly; a module carries a copy of its own only
 * for the day it runs without a shell, and never loads it beside one.
 *
 * @param {{ eager: boolean }} options
 */
export function sharedPackages({ eager }) {
  return Object.fromEntries([
    ...packages.map((name) => [
      name,
      { singleton: true, eager, version: versionOf(name), requiredVersion: `^${versionOf(name)}` },
    ]),
    ...rooms.map((room) => [
      `@denk/shared/${room}`,
      { singleton: true, eager, version: roomVersion, requiredVersion: `^${roomVersion}` },
    ]),
  ]);
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
