import {
  containerOf,
  type ModuleManifest,
  moduleVersion,
  type ModuleVersion,
  type Registry,
  registrySchemaAddress,
} from '@denk/shared/contract';
import type { ChosenVersions } from './chosen-versions';
import type { VersionId } from './module-store';
import { fallbackOf, moduleOf, type RegistryState, trafficOf, versionOf } from './registry-state';

/** A version's manifest; undefined where it cannot be read. */
export type ManifestOf = (id: VersionId) => ModuleManifest | undefined;

/** The versions that visitors get, and those to fall back to: live, last good, canary (`GET /registry.json`). */
export function publicRegistry(
  state: RegistryState,
  manifestOf: ManifestOf,
  shellName: string,
): Registry {
  const microFrontends = Object.fromEntries(
    Object.keys(state.modules)
      .filter((name) => name !== shellName)
      .map((name): [string, ModuleVersion[]] => {
        const module = moduleOf(state, name);
        const fallback = fallbackOf(module)?.version;
        const listed = [module.live, module.live && fallback, module.canary?.version];
        return [
          name,
          [...new Set(listed)].flatMap((version) => {
            const manifest = version && manifestOf({ name, version });
            if (!manifest) return [];
            return withFallback(
              moduleVersion(manifest, {
                traffic: trafficOf(module, manifest.version),
                default: manifest.version === module.live,
              }),
              name,
              version === fallback ? undefined : fallback,
              manifestOf,
            );
          }),
        ];
      })
      .filter(([, versions]) => versions.length > 0),
  );
  return { schema: registrySchemaAddress, microFrontends };
}

/** The registry of one visit: each module in the version chosen, with what to fall back to. */
export function chosenRegistry(
  state: RegistryState,
  chosen: ChosenVersions,
  manifestOf: ManifestOf,
  shellName: string,
): Registry {
  const microFrontends = Object.fromEntries(
    Object.entries(chosen)
      .filter(([name]) => name !== shellName)
      .map(([name, version]): [string, ModuleVersion[]] => {
        const module = moduleOf(state, name);
        const manifest = manifestOf({ name, version }) ?? unreadable(state, { name, version });
        const last = version === module.live ? fallbackOf(module)?.version : module.live;
        return [
          name,
          withFallback(
            moduleVersion(manifest, { traffic: 100, default: true }),
            name,
            last,
            manifestOf,
          ),
        ];
      }),
  );
  return { schema: registrySchemaAddress, microFrontends };
}

function withFallback(
  version: ModuleVersion,
  name: string,
  fallback: string | undefined,
  manifestOf: ManifestOf,
): ModuleVersion[] {
  const manifest = fallback === undefined ? undefined : manifestOf({ name, version: fallback });
  return [
    manifest
      ? { ...version, fallbackUrl: `/modules/${name}/${fallback}/${manifest.entry}` }
      : version,
  ];
}

/** What stands for a version that cannot be read: its routes stay pages, on which the frame says what is wrong. */
function unreadable(state: RegistryState, { name, version }: VersionId): ModuleManifest {
  const routes = versionOf(moduleOf(state, name), version)?.routes ?? [];
  return {
    contract: 1,
    name,
    version,
    container: containerOf(name),
    entry: 'unreadable.js',
    files: {},
    shared: {},
    routes: routes.map((path) => ({
      path,
      page: 'unreadable',
      layout: 'framed',
      hidesFooterOnPhones: false,
      title: name,
      description: name,
      indexed: false,
      paths: [],
      scripts: [],
      styles: [],
    })),
  };
}
