import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { manifestFile } from '@denk/shared/contract';
import { compressFiles } from '@denk/shared/contract/precompress.mjs';
import {
  readFolder,
  settleVersion,
  stagingFolder,
  versionFolder,
} from '../registry/local-versions';
import type { ModuleStore } from '../registry/module-store';
import type { SharedRegistry } from '../registry/registry';
import { moduleOf, trafficOf, versionOf } from '../registry/registry-state';
import { routeClashes } from '../registry/route-claims';
import {
  type Act,
  type Changed,
  promote,
  publish,
  retire,
  rollback,
  VersionTaken,
} from '../registry/transitions';
import { type Candidate, readCandidate, reasonsAgainst, type Surroundings } from './admission';
import { inTurns } from './in-turns';
import { packVersion } from './pack-version';
import { Clash, RefusedPack } from './refusals';
import { digestOf, unpack } from './unpack';

/** What a change has made of a version. */
export interface Published {
  readonly module: string;
  readonly version: string;
  /** Whether it is the version for all. */
  readonly live: boolean;
  /** The share of visitors that get it, in percent. */
  readonly traffic: number;
}

/** The ways to change what the site is made of. Each resolves when the site follows. */
export interface Publisher {
  /** Takes in a packed version. Throws `PackTooLarge`, `RefusedPack`, `Clash`, and what the disk says. */
  readonly publish: (
    name: string,
    packed: Readable,
    traffic: number,
    act: PublishAct,
  ) => Promise<Published>;
  /** Throw `UnknownVersion`. */
  readonly promote: Change;
  readonly rollback: Change;
  readonly retire: (name: string, act: PublishAct) => Promise<Published>;
}

/** Who publishes, from where and what for. */
export type PublishAct = Omit<Act, 'at'>;

type Change = (name: string, version: string | undefined, act: PublishAct) => Promise<Published>;

/** What publishing needs from outside. */
export interface PublisherPorts {
  readonly dataDir: string;
  readonly registry: SharedRegistry;
  readonly store: Pick<ModuleStore, 'keep'>;
  readonly surroundings: (name: string) => Promise<Surroundings>;
  /** Renders the candidate's pages beside the live rest; gives what went wrong. */
  readonly rehearse: (candidate: Candidate) => Promise<string[]>;
  readonly now: () => Date;
}

/** How many versions are looked at at once; the others wait, unpacked. */
const atOnce = 2;

/** Publishing into a registry. */
export function createPublisher(ports: PublisherPorts): Publisher {
  const { dataDir, registry, store, now } = ports;
  const looking = inTurns(atOnce);

  const change = async (
    name: string,
    by: PublishAct,
    update: (state: Changed['state'], act: Act) => Changed,
  ): Promise<Published> => {
    const act = { ...by, at: now().toISOString() };
    const { state, version } = await registry.change((before) => update(before, act));
    const module = moduleOf(state, name);
    const traffic = trafficOf(module, version);
    return { module: name, version, live: module.live === version, traffic };
  };

  const takeIn = async (name: string, packed: Readable) => {
    const staged = await stagingFolder(dataDir);
    try {
      const contents = await unpack(packed, staged);
      const candidate = await readCandidate(name, staged, contents);
      const { version, routes } = candidate.manifest;
      const given = {
        version,
        digest: contents.digest,
        bytes: contents.bytes,
        routes: routes.map(({ path }) => path),
      };
      await looking(async () => {
        await admit(name, candidate, given, ports);
        await compressFiles(staged, [manifestFile, ...Object.keys(candidate.manifest.files)]);
      });
      await settleVersion(dataDir, staged, { name, version });
      const folder = versionFolder(dataDir, { name, version });
      if (digestOf(await readFolder(folder)) !== contents.digest) {
        throw new Clash([`another upload of ${name} ${version} has other content`]);
      }
      await store.keep({ name, version, digest: contents.digest }, () =>
        packVersion(folder, [...contents.files.keys()]),
      );
      return given;
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  };

  return {
    publish: async (name, packed, traffic, act) => {
      const given = await takeIn(name, packed);
      return change(name, act, (state, at) => {
        // Somebody else may have taken a route meanwhile.
        const clashes = routeClashes(state, name, given.routes);
        if (clashes.length > 0) throw new Clash(clashes);
        return taken(() => publish(state, name, given, traffic, at));
      });
    },
    promote: (name, version, act) =>
      change(name, act, (state, at) => {
        const next = promote(state, name, version, at);
        const { routes } = versionOf(moduleOf(next.state, name), next.version) ?? { routes: [] };
        const clashes = routeClashes(state, name, routes);
        if (clashes.length > 0) throw new Clash(clashes);
        return next;
      }),
    rollback: (name, version, act) =>
      change(name, act, (state, at) => rollback(state, name, version, at)),
    retire: (name, act) => change(name, act, (state, at) => retire(state, name, at)),
  };
}

/** Throws every reason against a candidate at once. */
async function admit(
  name: string,
  candidate: Candidate,
  given: { version: string; digest: string; routes: readonly string[] },
  { registry, surroundings, rehearse }: PublisherPorts,
): Promise<void> {
  const { state } = registry.current();
  const known = versionOf(moduleOf(state, name), given.version);
  if (known && known.digest !== given.digest) {
    throw new Clash([`${name} ${given.version} is published with other content`]);
  }
  const clashes = routeClashes(state, name, given.routes);
  const reasons = await reasonsAgainst(name, candidate, await surroundings(name));
  // What is not whole or not allowed is not run.
  if (reasons.length === 0) reasons.push(...(await rehearse(candidate)));
  if (reasons.length > 0) throw new RefusedPack([...reasons, ...clashes]);
  if (clashes.length > 0) throw new Clash(clashes);
}

function taken(work: () => Changed): Changed {
  try {
    return work();
  } catch (error) {
    throw error instanceof VersionTaken ? new Clash([error.message]) : error;
  }
}
