import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import semver from 'semver';
import { overBudget, overFirstPage } from '../../shared/src/contract/budgets.mjs';
import { publicFolder } from '../../shared/src/contract/federation.mjs';
import { reachesOutside } from '../../shared/src/contract/own-styles.mjs';
import { isStale } from '../setup/stale.mjs';
import { modules } from '../setup/workspaces.mjs';
import { sharedVersions } from '../webpack/shared-packages.mjs';

/** @typedef {import('../../shared/src/contract/budgets.mjs').Described & { name: string }} Described */

/**
 * Why a finished build of a module would not be admitted, as far as a checkout can know: more bytes than it may have,
 * packages of the page in another version, styles that reach outside the module, and paths that another module of the
 * checkout has.
 *
 * @param {string} output the build's folder, with its `module.json`
 * @param {readonly Described[]} others the other modules, as their builds describe them
 * @param {Readonly<Record<string, string>>} [takes] the packages that the module's `package.json` takes, with ranges
 * @returns {string[]}
 */
export function refusalsOf(output, others, takes = {}) {
  const described = readDescribed(output);
  if (!described) return ['there is no module.json'];
  const styles = Object.keys(described.files).filter((file) => file.endsWith('.css'));
  return [
    ...overBudget(described),
    ...unmetRanges(takes),
    ...styles.flatMap((file) =>
      reachesOutside(readFileSync(join(output, file), 'utf8')).map(
        (reason) => `${file} reaches outside the module: ${reason}`,
      ),
    ),
    ...described.routes.flatMap(({ path }) =>
      others
        .filter(({ routes }) => routes.some((route) => shapeOf(route.path) === shapeOf(path)))
        .map(({ name }) => `the path ${path} is ${name}'s`),
    ),
  ];
}

/** Packages that exist once per page, and that a module asks for in another version than the page brings. */
function unmetRanges(/** @type {Readonly<Record<string, string>>} */ takes) {
  return Object.entries(sharedVersions()).flatMap(([name, version]) => {
    const range = takes[name];
    return range === undefined || semver.satisfies(version, range)
      ? []
      : [`package.json asks for ${name} ${range}, the page brings ${version}`];
  });
}

/** What a module's `package.json` takes. @param {string} folder @returns {Record<string, string>} */
export const takenBy = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies ?? {};

/** What the other modules of the checkout were built to. @param {string} folder a module's folder */
export const neighboursOf = (folder) =>
  modules
    .map((name) => join(dirname(folder), name))
    .filter((other) => other !== folder)
    .map((other) => readDescribed(join(other, 'dist')))
    .filter((described) => described !== undefined);

/**
 * What a first page would be sent too much of: a module's own with the shell of the checkout, the shell's with each module
 * of it. Whichever of two is built last finds the other one ready; one whose sources changed since is still to be built.
 *
 * @param {string} folder of a front end that has just been built
 */
export function overFirstPages(folder) {
  const checkout = dirname(folder);
  const own = basename(folder);
  const sentBy = (/** @type {string} */ room) =>
    room === own || !isStale({ room }) ? readSent(join(checkout, room, 'dist')) : undefined;
  const shell = sentBy('shell');
  return (modules.includes(own) ? [own] : modules).flatMap((module) => {
    const built = sentBy(module);
    return shell?.scripts && built
      ? overFirstPage({ scripts: firstOf(shell), sent: shell.sent }, built)
      : [];
  });
}

/**
 * What of the shell is run first: its scripts, and the one that is there before them.
 *
 * @param {{ scripts?: readonly string[], site?: { earlyScript?: string } }} shell
 */
export function firstOf({ scripts = [], site }) {
  const early = site?.earlyScript;
  return early ? [...scripts, publicFolder + early.slice(1)] : scripts;
}

/** What a finished build says of itself, with what its files weigh as they are sent. @param {string} output */
function readSent(output) {
  const described = readDescribed(output);
  if (!described || !existsSync(join(output, 'module.json.br'))) return undefined;
  return {
    ...described,
    sent: (/** @type {string} */ file) =>
      statSync(join(output, `${file}.br`), { throwIfNoEntry: false })?.size ?? 0,
  };
}

/** What a build says of itself. @param {string} output @returns {Described | undefined} */
export function readDescribed(output) {
  const file = join(output, 'module.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Two paths that only name their parameters differently are one. @param {string} path */
const shapeOf = (path) => path.replaceAll(/:\w+/g, ':').toLowerCase();
