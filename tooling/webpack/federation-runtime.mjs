import webpack from 'webpack';
import { bundle } from '../build/bundle.mjs';

const bundler = '_FEDERATION_BUNDLER_RUNTIME';

/**
 * Parts of the runtime that no page of ours runs. Manifests and preloading by them: modules are registered by the address
 * of their entry; its own flag leaves 12 kB of that behind. Modules that a build names itself: the registry names them.
 * Shared packages shaken in each build: they come whole from the shell. Ranges of versions: what is shared the page has
 * once, and admission held each module's range against it. Loading containers: the shell has its own way. A logger that is more than the console, and
 * sentences besides an error's code and its address. What the rest names of all this stands here.
 *
 * @type {readonly { file: RegExp, code: string }[]}
 */
const standIns = [
  {
    file: /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/,
    code: `
      import { PluginSystem } from '../../utils/hooks/pluginSystem.js';
      export class SnapshotHandler {
        manifestCache = new Map();
        hooks = new PluginSystem({});
      }
      export const getGlobalRemoteInfo = () => ({});
    `,
  },
  {
    file: /runtime-core\/dist\/plugins\/snapshot\/index\.js$/,
    code: 'export const snapshotPlugin = () => ({ name: "no-snapshots" });',
  },
  {
    file: /runtime-core\/dist\/plugins\/generate-preload-assets\.js$/,
    code: 'export const generatePreloadAssetsPlugin = () => ({ name: "no-preloads" });',
  },
  {
    file: /runtime-core\/dist\/utils\/preload\.js$/,
    code: `
      export const formatPreloadArgs = () => [];
      export const preloadAssets = async () => [];
    `,
  },
  {
    file: /runtime-core\/dist\/utils\/load\.js$/,
    code: `
      export const getRemoteEntry = undefined;
      export { getRemoteEntry as getRemoteEntryUniqueKey, getRemoteEntry as getRemoteInfo };
      export { getRemoteEntry as isEsmRemoteType };
    `,
  },
  {
    file: /module-federation\/sdk\/dist\/dom\.js$/,
    code: `
      export const createLink = undefined;
      export { createLink as createScript, createLink as loadScript };
      export { createLink as isStaticResourcesEqual, createLink as safeWrapper };
    `,
  },
  {
    file: /webpack-bundler-runtime\/dist\/remotes\.js$/,
    code: 'export const remotes = undefined;',
  },
  {
    file: /runtime-core\/dist\/utils\/semver\/index\.js$/,
    code: 'export const satisfy = () => true;',
  },
  {
    file: /module-federation\/sdk\/dist\/logger\.js$/,
    code: `
      export const createLogger = () => console;
      export { createLogger as createInfrastructureLogger };
      export const logger = console;
      export { logger as infrastructureLogger };
      export const bindLoggerToCompiler = undefined;
    `,
  },
  {
    // It asks the browser's storage whether somebody debugs it: whole milliseconds before anything else may run.
    file: /module-federation\/sdk\/dist\/env\.js$/,
    code: `
      export const isBrowserEnvValue = true;
      export const isBrowserEnv = () => true;
      export const isReactNativeEnv = () => false;
      export const isDebugMode = () => false;
      export const getProcessEnv = () => ({});
    `,
  },
  {
    file: /module-federation\/error-codes\/dist\/desc\.mjs$/,
    code: `
      export const runtimeDescMap = {};
      export { runtimeDescMap as buildDescMap, runtimeDescMap as errorDescMap, runtimeDescMap as typeDescMap };
    `,
  },
  {
    file: /error-codes\/dist\/getShortErrorMsg\.m?js$/,
    code: `
      export const getShortErrorMsg = (code, sentences, args = {}, original = '') =>
        '#' + code + ' ' + JSON.stringify(args) + ' ' + original;
    `,
  },
  {
    file: /runtime-core\/dist\/utils\/context\.js$/,
    code: 'export const optionsToMFContext = () => ({});',
  },
  {
    file: /webpack-bundler-runtime\/dist\/init\.js$/,
    code: `
      export function init({ webpackRequire: { federation } }) {
        return federation.runtime.init(federation.initOptions);
      }
    `,
  },
  {
    file: /webpack-bundler-runtime\/dist\/getSharedFallbackGetter\.js$/,
    code: 'export const getSharedFallbackGetter = undefined;',
  },
];

/** Answers for the files above; one that the runtime no longer has is an error of the build. */
const withStandIns = () => {
  const used = new Set();
  return {
    name: 'stand-ins',
    /** @param {import('esbuild').PluginBuild} build */
    setup({ onLoad, onEnd }) {
      for (const standIn of standIns) {
        onLoad({ filter: standIn.file }, () => {
          used.add(standIn);
          return { contents: standIn.code, loader: /** @type {const} */ ('js') };
        });
      }
      onEnd(() => {
        const gone = standIns.find((standIn) => !used.has(standIn));
        return gone && { errors: [{ text: `the federation runtime has no ${gone.file}` }] };
      });
    },
  };
};

/**
 * The one federation runtime of the page, as a script that runs before everything else: every container finds it
 * on the global object instead of carrying 33 kB of its own. It keeps what it knows in each container's own
 * `__webpack_require__`. Bundled inside the shell's own graph the core would come twice.
 *
 * @returns {Promise<string>}
 */
export async function federationRuntime({ production = true } = {}) {
  const { outputFiles } = await bundle({
    stdin: {
      contents: `
        import federation from '@module-federation/webpack-bundler-runtime';
        globalThis.${bundler} = federation;
      `,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    plugins: [withStandIns()],
    // The runtime asks its bundler for these: a browser with shared modules; no build identifies itself,
    // and nobody debugs it.
    define: {
      'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      FEDERATION_HAS_EXPOSES: 'true',
      FEDERATION_ALLOW_NEW_FUNCTION: 'undefined',
      FEDERATION_BUILD_IDENTIFIER: 'undefined',
      FEDERATION_DEBUG: 'undefined',
      __system_context__: 'undefined',
    },
  });
  return outputFiles[0]?.text ?? '';
}

const name = 'FederationRuntimePlugin';

/** Puts the page's one federation runtime before the script of an entry; the build's own minifier comes after. */
export class FederationRuntimePlugin {
  /** @param {{ entry: string, production: boolean }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { entry, production } = this.options;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const runtime = new webpack.sources.RawSource(await federationRuntime({ production }));
        const files = compilation.entrypoints.get(entry)?.getEntrypointChunk().files ?? [];
        for (const file of [...files].filter((one) => one.endsWith('.js'))) {
          compilation.updateAsset(
            file,
            (script) => new webpack.sources.ConcatSource(runtime, '\n', script),
          );
        }
      });
    });
  }
}

/**
 * Where builds find what the page has already, instead of bundling it. The plugin asks for its bundler runtime by path.
 *
 * @param {{ request?: string }} asked
 * @param {(error?: undefined, found?: string | string[]) => void} answer
 */
export function runtimeOfThePage({ request = '' }, answer) {
  if (/webpack-bundler-runtime\/dist\/bundler\.js$/.test(request))
    return answer(undefined, bundler);
  if (request === '@module-federation/enhanced/runtime')
    return answer(undefined, [bundler, 'runtime']);
  return answer();
}
