import { buildSync } from 'esbuild';

/** One file without dependencies, which `npx` runs from the packed package alone. */
buildSync({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/denk.mjs'],
  outfile: 'dist/denk.mjs',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // What the packages inside ask for by `require`.
  banner: {
    js: "import { createRequire as denkRequire } from 'node:module'; const require = denkRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
