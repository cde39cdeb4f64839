import { copyFile, cp, rm } from 'node:fs/promises';
import { manifestFile } from '@denk/shared/contract';
import { compressFiles, compressedEndings } from '@denk/shared/contract/precompress.mjs';
import {
  hasVersion,
  readFolder,
  removeVersion,
  settleVersion,
  stagingFolder,
  versionFolder,
} from '../registry/local-versions';
import type { ModuleStore, VersionId } from '../registry/module-store';
import type { SharedRegistry } from '../registry/registry';
import { moduleOf, type RegistryState, versionOf } from '../registry/registry-state';
import { routeClashes } from '../registry/route-claims';
import { type Act, publish } from '../registry/transitions';
import { type Candidate, readCandidate, reasonsAgainst, type Surroundings } from './admission';
import { packVersion } from './pack-version';
import { Clash, RefusedPack } from './refusals';
import { digestOf, type Contents } from './unpack';

/** What bringing in builds needs from outside. */
export interface CheckoutPorts {
  readonly dataDir: string;
  readonly registry: SharedRegistry;
  readonly store: Pick<ModuleStore, 'keep'>;
  readonly surroundings: Pick<Surroundings, 'isServersOwn'>;
  /** Bring in every build, whatever was published. */
  readonly fromSource: boolean;
  readonly now: () => Date;
  /** Told of builds that may not come in. */
  readonly report: (problem: unknown, what: string) => void;
}

/**
 * Whether the checkout decides on a module: the registry has none of it, or its versions have only ever come from the
 * checkout. What was published, promoted or rolled back by somebody is respected.
 */
export const isCheckouts = (state: RegistryState, name: string): boolean =>
  (moduleOf(state, name).history[0]?.action ?? 'checkout') === 'checkout';

/**
 * Makes the builds beside the server live where the checkout decides on them, and mends versions whose files are
 * damaged from a build of the same content. A build that cannot come in leaves the rest alone.
 *
 * @param builds folders with a `module.json`, by the module's name
 */
export async function bringIn(
  builds: ReadonlyMap<string, string>,
  isDamaged: (id: VersionId) => boolean,
  ports: CheckoutPorts,
): Promise<void> {
  const { registry, fromSource, report } = ports;
  for (const [name, build] of builds) {
    try {
      const candidate = await readBuild(name, build);
      const { version } = candidate.manifest;
      const module = moduleOf(registry.current().state, name);
      const known = versionOf(module, version);
      const isHere = known?.digest === candidate.contents.digest;
      if (known && !isHere) {
        throw new Clash([`${name} ${version} is published with other content`]);
      }
      if (isHere && isDamaged({ name, version })) await store(candidate, ports);
      if (module.live === version && isHere) continue;
      if (fromSource || isCheckouts(registry.current().state, name)) {
        await makeLive(candidate, ports);
      }
    } catch (error) {
      report(error, `the build of ${name} cannot come in`);
    }
  }
}

async function readBuild(name: string, folder: string): Promise<Candidate> {
  const files = new Map(
    [...(await readFolder(folder))].map(([file, { integrity }]) => [file, { integrity, bytes: 0 }]),
  );
  const contents: Contents = { files, bytes: 0, digest: digestOf(files) };
  const candidate = await readCandidate(name, folder, contents);
  const bytes = Object.values(candidate.manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  return { ...candidate, contents: { ...contents, bytes } };
}

async function makeLive(candidate: Candidate, ports: CheckoutPorts): Promise<void> {
  const { registry, surroundings, now } = ports;
  const { name, version, routes } = candidate.manifest;
  const reasons = await reasonsAgainst(name, candidate, {
    others: [],
    // Its own build has read its contents already.
    readContents: async () => [],
    ...surroundings,
  });
  if (reasons.length > 0) throw new RefusedPack(reasons);
  const paths = routes.map(({ path }) => path);
  const clashes = routeClashes(registry.current().state, name, paths);
  if (clashes.length > 0) throw new Clash(clashes);
  await store(candidate, ports);
  const { bytes, digest } = candidate.contents;
  const act: Act = { at: now().toISOString(), by: 'checkout' };
  const given = { version, digest, bytes, routes: paths };
  await registry.change((state) => publish(state, name, given, 100, act, 'checkout'));
}

/** Puts the files where they are served from; what is there of other content gives way. */
async function store(candidate: Candidate, ports: CheckoutPorts): Promise<void> {
  const { dataDir } = ports;
  const { contents, folder, manifest } = candidate;
  const id = { name: manifest.name, version: manifest.version };
  if (await hasVersion(dataDir, id)) {
    const found = await readFolder(versionFolder(dataDir, id)).catch(() => new Map());
    if (digestOf(found) === contents.digest) return;
    await removeVersion(dataDir, id);
  }
  const staged = await stagingFolder(dataDir);
  try {
    const compressed = new Set<string>();
    const bring = async (file: string) => {
      await cp(`${folder}/${file}`, `${staged}/${file}`);
      if (await comesCompressed(folder, file, staged)) compressed.add(file);
    };
    await Promise.all([...contents.files.keys()].map(bring));
    await compressFiles(
      staged,
      [manifestFile, ...Object.keys(manifest.files)].filter((file) => !compressed.has(file)),
    );
    await settleVersion(dataDir, staged, id);
    await ports.store.keep({ ...id, digest: contents.digest }, () =>
      packVersion(versionFolder(dataDir, id), [...contents.files.keys()]),
    );
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Takes over what the build has compressed already; of a build on this machine it is believed as its bundles are. */
async function comesCompressed(folder: string, file: string, staged: string): Promise<boolean> {
  try {
    for (const ending of compressedEndings) {
      await copyFile(`${folder}/${file}${ending}`, `${staged}/${file}${ending}`);
    }
    return true;
  } catch {
    return false;
  }
}
