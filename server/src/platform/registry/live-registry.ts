import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ModuleManifest,
  moduleManifestSchema,
  type ModuleVersion,
  type Registry,
  registrySchema,
  registrySchemaAddress,
} from '@denk/shared/contract';
import * as v from 'valibot';
import { readManifest, stageVersion, writeAtomically } from './version-store';

/** Versions kept in the registry per module: the active one and those to go back to. */
const kept = 5;

/** The registry as the data folder holds it; an unreadable file is reported and replaced by an empty one. */
export async function readRegistry(
  dataDir: string,
  report: (problem: string) => void,
): Promise<Registry> {
  try {
    return v.parse(registrySchema, JSON.parse(await readFile(registryFile(dataDir), 'utf8')));
  } catch (error) {
    if (!isMissingFile(error)) {
      report(
        `the registry in ${registryFile(dataDir)} is unreadable and is made anew: ${String(error)}`,
      );
    }
    return { schema: registrySchemaAddress, microFrontends: {} };
  }
}

/** Stages builds and makes each its module's active version; the registry is swapped in one step. */
export async function activateBuilds(
  builds: readonly string[],
  dataDir: string,
  registry: Registry,
): Promise<Registry> {
  let next: Registry = { ...registry, schema: registrySchemaAddress };
  for (const build of builds) {
    await stageVersion(build, dataDir);
    next = withActive(next, await readManifest(build, moduleManifestSchema));
  }
  await writeAtomically(registryFile(dataDir), `${JSON.stringify(next, null, 1)}\n`);
  return next;
}

/** The registry with one version made active; the one before it becomes its fallback. */
export function withActive(registry: Registry, manifest: ModuleManifest): Registry {
  const others = (registry.microFrontends[manifest.name] ?? []).filter(
    ({ metadata }) => metadata.version !== manifest.version,
  );
  const fallback = others[0]?.url;
  const versions = [
    { ...moduleVersion(manifest, true), ...(fallback ? { fallbackUrl: fallback } : {}) },
    ...others.map((version) => ({ ...version, deployment: { traffic: 0, default: false } })),
  ].slice(0, kept);
  return { ...registry, microFrontends: { ...registry.microFrontends, [manifest.name]: versions } };
}

/** A manifest as the registry lists it. */
export function moduleVersion(manifest: ModuleManifest, active: boolean): ModuleVersion {
  const { name, version, entry, files, container, routes, shared } = manifest;
  const integrity = files[entry]?.integrity;
  return {
    url: `/modules/${name}/${version}/${entry}`,
    metadata: { version, ...(integrity ? { integrity } : {}) },
    deployment: { traffic: active ? 100 : 0, default: active },
    extras: { container, routes, files, shared },
  };
}

const registryFile = (dataDir: string) => join(dataDir, 'registry.json');

const isMissingFile = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
