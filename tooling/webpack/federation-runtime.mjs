import { join } from 'node:path';
import webpack from 'webpack';
import { bundle } from '../build/bundle.mjs';

const bundler = '_FEDERATION_BUNDLER_RUNTIME';

/**
 * The one federation runtime of the page, as a script that runs before everything else: every container finds it on the
 * global object instead of carrying 33 kB of its own.
 *
 * @returns {Promise<string>}
 */
async function federationRuntime() {
  const { outputFiles } = await bundle({
    entryPoints: [join(import.meta.dirname, 'page-runtime.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}

const name = 'FederationRuntimePlugin';

/** Puts the page's one federation runtime before the script of an entry; the build's own minifier comes after. */
export class FederationRuntimePlugin {
  /** @param {{ entry: string }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { entry } = this.options;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const runtime = new webpack.sources.RawSource(await federationRuntime());
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
