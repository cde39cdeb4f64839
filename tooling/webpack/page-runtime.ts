/** A module once it is there. */
type Factory = () => unknown;

/** A version of a shared package, as builds hand it to each other. */
interface Version {
  readonly get: () => Factory | Promise<Factory>;
  /** Who brought it. */
  from?: string;
  /** It is in use. */
  lib?: Factory;
  loaded?: boolean;
  loading?: Promise<Factory>;
}

type Scope = Record<string, Record<string, Version>>;
type Scopes = Record<string, Scope>;

/** What a build brings of a package, in the versions it has. */
type Brought = Record<
  string,
  readonly (Version & { readonly version: string; readonly scope: readonly string[] })[]
>;

/** A shared package that a build takes. */
interface Taken {
  readonly shareKey: string;
  readonly shareScope: readonly string[];
  readonly requiredVersion: string | false;
  readonly fallback: Version['get'];
}

/** A build that shares with the others. */
interface Sharer {
  readonly name: string;
  readonly shareScopeMap: Scopes;
}

/** What Module Federation's plugin knows in each build; the names are its own. */
interface Build {
  /** Its modules, and those that were run. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly c: Record<string, unknown>;
  S?: Scopes;
  readonly federation: {
    readonly initOptions: { readonly name: string; readonly shared?: Brought };
    instance?: Sharer;
  };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Record<string, Taken>;
    readonly chunkMapping?: Record<string, readonly string[]>;
  };
}

interface OfBuild {
  readonly webpackRequire: Build;
}

/** What is there, `0`, and what is coming, by module. */
interface Installing extends OfBuild {
  readonly installedModules: Record<string, 0 | Promise<unknown>>;
}

const sharers: Sharer[] = [];

/** Makes what a build brings known; what is there in that version stays. */
function offer({ webpackRequire: build }: OfBuild): void {
  const { initOptions, instance } = build.federation;
  if (!instance) return;
  for (const [name, versions] of Object.entries(initOptions.shared ?? {})) {
    for (const { version, scope, ...brought } of versions) {
      for (const one of scope) {
        const known = ((instance.shareScopeMap[one] ??= {})[name] ??= {});
        known[version] ??= { ...brought, from: initOptions.name };
      }
    }
  }
  build.S = instance.shareScopeMap;
}

/**
 * A shared package: the copy in use, else the first that somebody brought, else the build's own. Admission has held the
 * version on the page against the range that the build asks for.
 */
function take(build: Build, id: string): Factory | Promise<Factory> {
  const taken = build.consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!taken) throw new Error(`${id} is not shared`);
  const scopes = taken.shareScope.map((scope) => build.federation.instance?.shareScopeMap[scope]);
  const brought = scopes.flatMap((scope) => Object.values(scope?.[taken.shareKey] ?? {}));
  const found = brought.find(({ lib, loading }) => lib ?? loading) ?? brought[0];
  if (!found) return taken.fallback();
  if (found.lib) return found.lib;
  const keep = (factory: Factory) => {
    found.loaded = true;
    return (found.lib = factory);
  };
  const got = found.loading ?? found.get();
  if (typeof got === 'function') return keep(got);
  found.loading = got.then(keep);
  found.loading.catch(() => delete found.loading);
  return found.loading;
}

/** Puts a shared package where the build's own module would be. */
function install({ webpackRequire: { m, c }, installedModules }: Installing, id: string) {
  return (factory: Factory) => {
    m[id] = (module) => {
      installedModules[id] = 0;
      Reflect.deleteProperty(c, id);
      module.exports = factory();
    };
  };
}

/**
 * The page's one runtime of Module Federation: what builds of its plugin ask of `externalRuntime`, as far as a page does
 * it whose modules are found by its registry, admitted by its server and brought by its document.
 */
export const pageRuntime = {
  runtime: { getInstance: () => sharers[0] },
  bundlerRuntime: {
    /** Begins a build: another version of it takes the place of the one before. */
    init({ webpackRequire }: OfBuild): Sharer {
      const { name } = webpackRequire.federation.initOptions;
      const sharer = { name, shareScopeMap: {} };
      const known = sharers.findIndex((other) => other.name === name);
      sharers.splice(known < 0 ? sharers.length : known, 1, sharer);
      webpackRequire.federation.instance = sharer;
      offer({ webpackRequire });
      return sharer;
    },

    /** Gives a container what is shared on the page. */
    initContainerEntry({
      webpackRequire,
      shareScope,
      shareScopeKey,
    }: OfBuild & { readonly shareScope: Scope; readonly shareScopeKey: string }): void {
      const { instance } = webpackRequire.federation;
      if (instance) instance.shareScopeMap[shareScopeKey] = shareScope;
      offer({ webpackRequire });
    },

    I: offer,

    /** Brings the shared packages that a build's entry takes, which the build itself has. */
    installInitialConsumes(
      options: Installing & { readonly initialConsumes: readonly string[] },
    ): void {
      for (const id of options.initialConsumes) {
        install(
          options,
          id,
        )(() => {
          const factory = take(options.webpackRequire, id);
          if (typeof factory !== 'function') throw new Error(`${id} is shared, and not there yet`);
          return factory();
        });
      }
    },

    /** Brings the shared packages that a chunk takes. */
    consumes(
      options: Installing & { readonly chunkId: string; readonly promises: Promise<unknown>[] },
    ): void {
      const { webpackRequire: build, chunkId, installedModules, promises } = options;
      for (const id of build.consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
        const known = installedModules[id];
        if (known === 0) continue;
        if (known) {
          promises.push(known);
          continue;
        }
        const coming = Promise.resolve(take(build, id)).then(install(options, id));
        coming.catch(() => Reflect.deleteProperty(installedModules, id));
        promises.push((installedModules[id] = coming));
      }
    },
  },
};

Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: pageRuntime,
  __FEDERATION__: { __INSTANCES__: sharers },
});
