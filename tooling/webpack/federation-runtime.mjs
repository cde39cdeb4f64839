import { buildSync } from 'esbuild';

/**
 * The one federation runtime of the page, as a script that runs before everything else: every container finds it on
 * the global object instead of carrying 28 kB of its own. Bundled inside the shell's own graph it would come twice.
 *
 * @param {{ production: boolean }} wanted
 * @returns {string}
 */
export function federationRuntime({ production }) {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import * as core from '@module-federation/runtime-tools/runtime-core';
        globalThis._FEDERATION_RUNTIME_CORE = core;
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
