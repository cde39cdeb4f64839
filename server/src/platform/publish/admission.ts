import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ModuleManifest,
  moduleManifestSchema,
  type ShellManifest,
  shellManifestSchema,
} from '@denk/shared/contract';
import { overBudget, partsOf } from '@denk/shared/contract/budgets.mjs';
import {
  foreignFolder,
  foreignManifest,
  manifestFile,
  nodeBundles,
  nodeFolder,
} from '@denk/shared/contract/federation.mjs';
import semver from 'semver';
import * as v from 'valibot';
import { overlaps } from '../registry/route-claims';
import { RefusedPack } from './refusals';
import type { Contents } from './unpack';

/** A version that asks to come in: unpacked, and described by its `module.json`. */
export interface Candidate {
  readonly folder: string;
  readonly contents: Contents;
  readonly manifest: ModuleManifest | ShellManifest;
}

/** What a candidate has to get along with. */
export interface Surroundings {
  /** The live shell; absent while there is none. */
  readonly shell?: Pick<ModuleManifest, 'version' | 'shared'> | undefined;
  /** The live modules, but for the candidate's own. */
  readonly others: readonly Pick<ModuleManifest, 'name' | 'shared'>[];
  /** Whether the server answers for a path itself. */
  readonly isServersOwn: (path: string) => boolean;
  /** Reasons found in the contents of styles and scripts: `readContents`, off the main thread. */
  readonly readContents: (folder: string, files: readonly string[]) => Promise<string[]>;
}

/** The name under which the shell is published. */
export const shellName = 'shell';

/** Reads what a pack says of itself. Throws `RefusedPack` with everything that is wrong with it. */
export async function readCandidate(
  name: string,
  folder: string,
  contents: Contents,
): Promise<Candidate> {
  if (!contents.files.has(manifestFile)) throw new RefusedPack([`${manifestFile} is missing`]);
  const schema = name === shellName ? shellManifestSchema : moduleManifestSchema;
  const said = parseJson(await readFile(join(folder, manifestFile), 'utf8'));
  const parsed = v.safeParse(schema, said);
  if (!parsed.success) {
    throw new RefusedPack(
      parsed.issues
        .slice(0, 20)
        .map((issue) => `${manifestFile}: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`),
    );
  }
  return { folder, contents, manifest: parsed.output };
}

/** Every reason against a candidate that can be told without running it. */
export async function reasonsAgainst(
  name: string,
  candidate: Candidate,
  surroundings: Surroundings,
): Promise<string[]> {
  const { manifest } = candidate;
  return [
    ...(manifest.name === name ? [] : [`it is ${manifest.name}, not ${name}`]),
    ...wrongFiles(candidate),
    ...missingFiles(candidate),
    ...unmetRanges(candidate.manifest, surroundings),
    ...wrongRoutes(manifest, surroundings),
    ...overBudget(manifest),
    ...(await wrongForeignManifest(candidate)),
    ...(await surroundings.readContents(candidate.folder, readable(manifest))),
  ];
}

/** Files that are not what `module.json` says, or that it does not name. */
function wrongFiles({ contents, manifest }: Candidate): string[] {
  const named = Object.entries(manifest.files).flatMap(([file, { integrity }]) => {
    const found = contents.files.get(file);
    if (!found) return [`${file} is missing`];
    return found.integrity === integrity ? [] : [`${file} is not the file ${manifestFile} names`];
  });
  const unnamed = [...contents.files.keys()]
    .filter((file) => file !== manifestFile && !file.startsWith(nodeFolder))
    .filter((file) => !Object.hasOwn(manifest.files, file))
    .map((file) => `${file} is not named in ${manifestFile}`);
  return [...named, ...unnamed];
}

/** Files that it cannot be run without. */
function missingFiles({ contents, manifest }: Candidate): string[] {
  const bundle = manifest.name === shellName ? nodeBundles.shell : nodeBundles.module;
  const wanted = [manifest.entry, ...partsOf(manifest).flatMap(({ files }) => files)];
  return [
    ...[...new Set(wanted)]
      .filter((file) => !Object.hasOwn(manifest.files, file))
      .map((file) => `${file} is needed and not named in ${manifestFile}`),
    ...(contents.files.has(bundle) ? [] : [`${bundle} is missing`]),
  ];
}

const foreignSchema = v.object({
  name: v.string(),
  metaData: v.object({ remoteEntry: v.object({ path: v.string(), name: v.string() }) }),
});

/** What pages of other sites would be led to; a module need not be for them, and the shell is for none. */
async function wrongForeignManifest({ folder, contents, manifest }: Candidate): Promise<string[]> {
  if (manifest.name === shellName || !contents.files.has(foreignManifest)) return [];
  const said = v.safeParse(
    foreignSchema,
    parseJson(await readFile(join(folder, foreignManifest), 'utf8')),
  );
  if (!said.success) return [`${foreignManifest} is none: ${v.summarize(said.issues)}`];
  const { name, metaData } = said.output;
  const { remoteEntry } = metaData;
  const file = [remoteEntry.path, remoteEntry.name].filter(Boolean).join('/');
  return [
    ...(name === manifest.container
      ? []
      : [`${foreignManifest}: it is ${name}, not ${manifest.container}`]),
    ...(Object.hasOwn(manifest.files, file) ? [] : [`${foreignManifest}: there is no ${file}`]),
  ];
}

/** Packages that the page has in another version than is asked for. */
function unmetRanges(
  manifest: ModuleManifest | ShellManifest,
  { shell, others }: Surroundings,
): string[] {
  if (manifest.name === shellName) {
    return others.flatMap((other) =>
      unmet(other.shared, manifest.shared).map(
        ({ name, range, version }) =>
          `${other.name} asks for ${name} ${range}, this shell has ${version}`,
      ),
    );
  }
  if (!shell) return [];
  return unmet(manifest.shared, shell.shared).map(
    ({ name, range, version }) => `it asks for ${name} ${range}, the live shell has ${version}`,
  );
}

type Ranges = Readonly<Record<string, string>>;

function unmet(asked: Ranges, given: Ranges) {
  return Object.entries(asked).flatMap(([name, range]) => {
    const has = Object.hasOwn(given, name) ? given[name] : undefined;
    const version = has && semver.validRange(has) ? semver.minVersion(has)?.version : undefined;
    const met =
      version !== undefined &&
      semver.validRange(range) !== null &&
      semver.satisfies(version, range);
    return met ? [] : [{ name, range, version: version ?? 'none' }];
  });
}

/** Routes that the server answers for itself, and routes that meet each other. */
function wrongRoutes({ routes }: ModuleManifest, { isServersOwn }: Surroundings): string[] {
  return routes.flatMap(({ path }, index) => [
    ...(isServersOwn(path) ? [`${path} belongs to the server`] : []),
    ...routes
      .slice(index + 1)
      .filter((other) => overlaps(path, other.path) && sameShape(path, other.path))
      .map((other) => `${path} and ${other.path} are the same path`),
  ]);
}

/** Within a module a fixed segment may stand beside a parameter: the fixed one wins. */
const sameShape = (a: string, b: string) =>
  a.replaceAll(/:\w+/g, ':').toLowerCase() === b.replaceAll(/:\w+/g, ':').toLowerCase();

/**
 * What can be read in a file's own words: nothing for the shell, which is the page and brings the runtime as it is, and
 * nothing that is for pages of other sites, where their policies hold.
 */
const readable = (manifest: ModuleManifest | ShellManifest) =>
  manifest.name === shellName
    ? []
    : Object.keys(manifest.files).filter(
        (file) => /\.(css|js)$/.test(file) && !file.startsWith(foreignFolder),
      );

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
