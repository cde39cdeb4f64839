import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  containerOf,
  exposedModule,
  foreignFolder,
  foreignManifest,
} from '@denk/shared/contract/federation.mjs';
import { scopedStyles } from '../foreign/scoped-styles.mjs';
import { bundle } from '../build/bundle.mjs';
import { nameOf } from '../webpack/preset.mjs';

const here = join(import.meta.dirname, '..', 'foreign');
const styles = '__DENK_STYLES__';

/**
 * Adds to a module's build what a page of another site needs: one container that brings React, router, kit and styles of
 * its own and exposes `mount` beside the definition, and the manifest under which federation hosts find it. The composed
 * site never asks for either. Made while webpack builds, and written after it: webpack has a manifest of the same name.
 *
 * @param {string} folder the module's folder
 * @param {string} output the build's folder
 * @returns {Promise<() => void>} what writes it
 */
export async function buildForeign(folder, output) {
  const name = nameOf(folder);
  const globalName = `${containerOf(name)}_anywhere`;
  const { outputFiles } = await bundle({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
    outfile: join(output, 'foreign.js'),
    write: false,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    globalName,
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    loader: { '.woff2': 'empty', '.svg': 'dataurl', '.png': 'dataurl', '.webp': 'dataurl' },
    inject: [join(here, 'own-fetch.ts')],
    define: {
      'process.env.NODE_ENV': '"production"',
      fetch: 'denkFetch',
      'window.fetch': 'denkFetch',
      [styles]: JSON.stringify(styles),
    },
    plugins: [addressesOfOurSite],
  });
  const text = (/** @type {string} */ ending) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const css = scopedStyles(text('.css'));
  const code = text('.js').replace(JSON.stringify(styles), () => JSON.stringify(css));
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const file = `${foreignFolder}remoteEntry.${hash}.js`;
  return () => {
    mkdirSync(join(output, foreignFolder), { recursive: true });
    writeFileSync(join(output, file), code);
    writeFileSync(
      join(output, foreignManifest),
      `${JSON.stringify(manifestOf(folder, globalName, file), null, 1)}\n`,
    );
  };
}

const entry = `
  import '@denk/shared/styles.css';
  import definition from './src/module';
  import { mountOf } from ${JSON.stringify(join(here, 'mount.tsx'))};
  const { src } = document.currentScript ?? {};
  const mount = mountOf(definition, ${styles}, src ? new URL(src).origin : location.origin);
  const exposed = { './${exposedModule}': { default: definition, mount }, './mount': { default: mount, mount } };
  export const init = () => undefined;
  export const get = async (name) => {
    if (!Object.hasOwn(exposed, name)) throw new Error(name + ' is not exposed');
    return () => exposed[name];
  };
`;

/** Pictures and links that the module draws get the site's address in front. @type {import('esbuild').Plugin} */
const addressesOfOurSite = {
  name: 'addresses-of-our-site',
  setup({ onResolve }) {
    const ours = join(here, 'jsx-runtime.ts');
    onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer }) =>
      importer === ours ? undefined : { path: ours },
    );
  },
};

/**
 * What a federation host reads: `mf-manifest.json`.
 *
 * @param {string} folder
 * @param {string} globalName
 * @param {string} file
 */
function manifestOf(folder, globalName, file) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const id = containerOf(nameOf(folder));
  const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  const [folderOfFile = '', fileName = ''] = file.split('/');
  return {
    id,
    name: id,
    metaData: {
      name: id,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: fileName, path: folderOfFile, type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName,
      pluginVersion: '2.9.2',
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: [exposedModule, 'mount'].map((exposed) => ({
      id: `${id}:${exposed}`,
      name: exposed,
      path: `./${exposed}`,
      assets: none,
    })),
  };
}
