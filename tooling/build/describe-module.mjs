import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import {
  containerOf,
  contractVersion,
  exposedModule,
  manifestFile,
  nodeBundles,
  nodeFolder,
  publicFolder,
} from '@denk/shared/contract/federation.mjs';
import { integrityOf } from '@denk/shared/contract/integrity.mjs';
import { isCompressed } from '@denk/shared/contract/precompress.mjs';
import { isLater } from '../webpack/later-styles-plugin.mjs';
import { nameOf } from '../webpack/preset.mjs';
import { chunkFiles } from './chunk-files.mjs';
import { readDefinition } from './read-definition.mjs';
import { sharedRanges } from '../webpack/shared-packages.mjs';
import { writeTypes } from './write-types.mjs';

/**
 * Writes `module.json` beside a finished build: the plain part of the module's definition, and every file with its
 * integrity (the format: shared/src/contract/module-manifest.ts). The module's types become two of these files.
 *
 * @param {string} folder the module's folder
 * @param {string} output the build's folder
 * @param {import('webpack').StatsCompilation} stats of the browser build
 */
export async function describeModule(folder, output, stats) {
  const definition = await readDefinition(join(output, nodeBundles.module));
  writeTypes(output, definition);
  const expose = chunkFiles(stats, `__federation_expose_${exposedModule}`);
  const [entry] = chunkFiles(stats, containerOf(nameOf(folder)));
  const isOnlyPage = new Set(definition.routes.map(({ page }) => page)).size === 1;
  write(folder, output, {
    entry,
    routes: definition.routes.map((route) => {
      const own = chunkFiles(stats, route.page);
      if (own.length === 0 && !isOnlyPage) {
        throw new Error(`${definition.name}: no chunk is named “${route.page}”`);
      }
      const files = [...new Set([entry, ...expose, ...own])].filter((file) => file !== undefined);
      return {
        ...plainPart(route),
        scripts: files.filter((file) => file.endsWith('.js')),
        styles: files.filter((file) => file.endsWith('.css')),
        ...laterPart(chunkFiles(stats, `${route.page}-later`)),
        ...(route.needs ? { chunks: otherChunks(stats, files) } : {}),
      };
    }),
  });
}

/** @param {readonly string[]} later */
const laterPart = (later) => (later.length > 0 ? { later } : {});

/** What of a route can be written down. @param {Route} route */
function plainPart({ load: _load, placeholder: _placeholder, needs: _needs, ...route }) {
  return { ...route, paths: route.paths ?? (route.path.includes(':') ? [] : [route.path]) };
}

/**
 * Describes a front end that is built when it is looked at: its entry has a name that is known before, and what else a
 * page needs the browser asks for by itself.
 *
 * @param {string} folder
 * @param {string} output
 */
export async function describeForDevelopment(folder, output) {
  if (isShell(folder)) {
    const parts = { scripts: ['main.js'], styles: ['assets/main.css'], fonts: [] };
    return writeShell(folder, output, { version: 'dev', entry: 'main.js', ...parts });
  }
  const entry = 'remoteEntry.js';
  const { routes } = await readDefinition(join(output, nodeBundles.module));
  write(folder, output, {
    version: 'dev',
    entry,
    routes: routes.map((route) => ({ ...plainPart(route), scripts: [entry], styles: [] })),
  });
}

/**
 * The files of every named chunk, without those that come anyway.
 *
 * @param {import('webpack').StatsCompilation} stats
 * @param {readonly string[]} known
 */
function otherChunks(stats, known) {
  const names = Object.keys(stats.namedChunkGroups ?? {}).filter((name) => !isLater(name));
  return Object.fromEntries(
    names
      .map((name) => [name, chunkFiles(stats, name).filter((file) => !known.includes(file))])
      .filter(([, files]) => files?.length),
  );
}

/**
 * Writes the shell's `module.json`: its scripts and styles in load order, no routes, and the site's identity; what it
 * keeps for the site's root comes along, its scripts as small as the build's.
 *
 * @param {string} folder
 * @param {string} output
 * @param {import('webpack').StatsCompilation} main stats of the host
 */
export function describeShell(folder, output, main) {
  const files = chunkFiles(main, 'main');
  writeShell(folder, output, {
    entry: files.findLast((file) => file.endsWith('.js')),
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    fonts: publishedFiles(output).filter((file) => file.endsWith('.woff2')),
  });
}

/** @param {string} folder @param {string} output @param {{ version?: string, [part: string]: unknown }} described */
function writeShell(folder, output, described) {
  const ofTheRoot = join(folder, publicFolder);
  if (existsSync(ofTheRoot)) {
    const copy = join(output, publicFolder);
    cpSync(ofTheRoot, copy, { recursive: true });
    for (const script of readdirSync(copy).filter((file) => file.endsWith('.js'))) {
      const { code } = minifySync(readFileSync(join(copy, script), 'utf8'), { mangle: true });
      writeFileSync(join(copy, script), code);
    }
  }
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  write(folder, output, { ...described, routes: [], site });
}

/** The host is described as one: it has no routes. @param {string} folder */
export const isShell = (folder) => nameOf(folder) === 'shell';

/** @typedef {import('@denk/shared/contract').RouteDefinition} Route */

/**
 * @param {string} folder
 * @param {string} output
 * @param {{ version?: string, [part: string]: unknown }} described default version: the package's, and a fingerprint of the files
 */
function write(folder, output, described) {
  const name = nameOf(folder);
  const files = Object.fromEntries(
    publishedFiles(output).map((file) => {
      const content = readFileSync(join(output, file));
      return [file, { integrity: integrityOf(content), bytes: content.length }];
    }),
  );
  const plain = {
    contract: contractVersion,
    name,
    container: containerOf(name),
    ...described,
    files,
    shared: sharedRanges(),
  };
  const version = described.version ?? `${packageVersion(folder)}-${fingerprint(plain, output)}`;
  const manifest = { ...plain, version };
  writeFileSync(join(output, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** What the outside may fetch of a build. @param {string} output */
export function publishedFiles(output) {
  return readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(output.length + 1))
    .filter(
      (file) =>
        !file.startsWith(nodeFolder) &&
        file !== manifestFile &&
        !file.startsWith('.') &&
        !isCompressed(file),
    )
    .sort();
}

/**
 * The same for the same build only: a version's content never changes.
 *
 * @param {object} plain everything that `module.json` says
 * @param {string} output
 */
function fingerprint(plain, output) {
  const hash = createHash('sha256').update(JSON.stringify(plain));
  for (const file of readdirSync(join(output, 'node')).sort()) {
    hash.update(readFileSync(join(output, 'node', file)));
  }
  return hash.digest('hex').slice(0, 10);
}

/** @param {string} folder */
const packageVersion = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
