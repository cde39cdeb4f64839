import { buildSync } from 'esbuild';

const core = '_FEDERATION_RUNTIME_CORE';
const bundler = '_FEDERATION_BUNDLER_RUNTIME';

/**
 * The one federation runtime of the page, as a script that runs before everything else: every container finds both its
 * halves on the global object instead of carrying 33 kB of its own. They keep what they know in each container's own
 * `__webpack_require__`. Bundled inside the shell's own graph the core would come twice.
 *
 * @param {{ production: boolean }} wanted
 * @returns {string}
 */
export function federationRuntime({ production }) {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import * as core from '@module-federation/runtime-tools/runtime-core';
        import federation from '@module-federation/webpack-bundler-runtime';
        globalThis.${core} = core;
        globalThis.${bundler} = federation;
      `,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    minify: production,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    // The runtime asks its bundler for these: a browser, without snapshots of remote modules.
    define: {
      'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    },
  });
  // webpack takes `[name]` in a banner for a placeholder of its own; `[\\name\\]` comes out as it went in.
  return (outputFiles[0]?.text ?? '').replace(/\[([\w:]+)\]/g, '[\\$1\\]');
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
