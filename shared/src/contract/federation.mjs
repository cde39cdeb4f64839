/**
 * What builds, shell and server agree on without a word between them. Plain JavaScript, since the build tools read it
 * as it is.
 */

/** The version of the module contract; `module.json` says it, and a server takes no other. */
export const contractVersion = 1;

/** What a container exposes: its `ModuleDefinition`. */
export const exposedModule = 'module';

/** The global a module's container is found under: `mf-chat` → `mf_chat`. @param {string} name */
export const containerOf = (name) => name.replaceAll('-', '_');

/**
 * What exists once per page, by exact name, since a shared package is not tree-shaken. react-router-dom is not here on
 * purpose: the navigation facade is, at a quarter of its size; nor is valibot, but the names in use of it.
 */
export const singletons = /** @type {const} */ ([
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@denk/shared/schema',
  '@denk/shared/page/navigation',
  '@denk/shared/page/data',
  '@denk/shared/page/later',
  '@denk/shared/page/store',
  '@denk/shared/ui',
]);

/** Where a build keeps its bundle for Node, which no browser may fetch. */
export const nodeFolder = 'node/';

/** The bundle for Node of a module, and of the shell. */
export const nodeBundles = /** @type {const} */ ({
  module: 'node/module.cjs',
  shell: 'node/prerender.cjs',
});

/** What a module brings for pages of other sites; its own site asks for nothing of it. */
export const foreignFolder = 'foreign/';

/** Where a federation host of another site finds a module. */
export const foreignManifest = 'mf-manifest.json';

/** What the shell keeps for the site's root: `public/icon.svg` is `/icon.svg`. */
export const publicFolder = 'public/';

/** What describes a build, beside its files. */
export const manifestFile = 'module.json';
