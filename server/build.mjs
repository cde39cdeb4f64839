import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';

const entries = {
  main: 'src/main.ts',
  'prerender-worker': 'src/platform/prerender/worker.ts',
  'contents-worker': 'src/platform/publish/contents-worker.ts',
  denk: 'src/denk.ts',
  'make-ahead': 'src/make-ahead.ts',
};

/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8'));

/**
 * How the server is built: packages stay outside, our own code and the shared contracts become one file an entry.
 *
 * @type {import('esbuild').BuildOptions}
 */
export const serverBuild = {
  absWorkingDir: import.meta.dirname,
  entryPoints: Object.fromEntries(
    Object.entries(entries).filter(([, file]) => existsSync(`${import.meta.dirname}/${file}`)),
  ),
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@denk/')),
  sourcemap: 'linked',
  logLevel: 'warning',
};

/**
 * The inspector is the one part that runs in a browser: one file with all it needs.
 *
 * @type {import('esbuild').BuildOptions}
 */
export const inspectorBuild = {
  absWorkingDir: import.meta.dirname,
  entryPoints: { inspector: 'src/platform/inspector/page/inspector.ts' },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  format: 'esm',
  logLevel: 'warning',
};

if (process.argv[1] === import.meta.filename) {
  await Promise.all([build(serverBuild), build(inspectorBuild)]);
  execFileSync('node', ['dist/make-ahead.mjs'], { cwd: import.meta.dirname });
}
