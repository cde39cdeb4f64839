import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerOf, exposedModule, singletons } from '@denk/shared/contract/federation.mjs';
import { pageBuild } from '@denk/tooling/webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { compile } from '../single-bundle/compile.mjs';

/** Where the host is built, and every module below it. */
export const output = join(import.meta.dirname, 'dist');

const modules = ['mf-static-pages', 'mf-questionnaire', 'mf-chat', 'mf-results'];

/**
 * Builds the site as Module Federation's guides wire it: a host that begins with an asynchronous import and finds its
 * remotes by their manifests, packages shared by name, everything else as the plugin has it.
 *
 * @param {string} root the project's folder, built
 * @returns {Promise<{ scripts: string[], styles: string[] }>} the host's entry files
 */
export async function buildPlainFederation(root) {
  for (const name of modules) {
    await compile(
      federated(join(root, name), `/${name}/`, name, {
        filename: 'remoteEntry.js',
        exposes: { [`./${exposedModule}`]: './src/module.ts' },
      }),
    );
  }
  const host = federated(import.meta.dirname, '/', '', {
    remotes: Object.fromEntries(
      modules.map((name) => {
        const container = containerOf(name);
        return [container, `${container}@/${name}/mf-manifest.json`];
      }),
    ),
  });
  host.entry = { main: './main.tsx' };
  host.plugins?.push(
    new webpack.DefinePlugin({
      siteModules: JSON.stringify(modules.map((name) => routesOf(join(root, name)))),
    }),
  );
  return compile(host);
}

/**
 * @param {string} folder
 * @param {string} publicPath
 * @param {string} name of the module; the host has none
 * @param {object} options
 * @returns {import('webpack').Configuration}
 */
function federated(folder, publicPath, name, options) {
  const page = pageBuild(folder, { production: true, publicPath });
  return {
    ...page,
    name: `plain-${name}`,
    entry: {},
    externals: {},
    output: { ...page.output, path: join(output, name) },
    plugins: [
      ...(page.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerOf(name || 'host'),
        shared: Object.fromEntries(singletons.map((shared) => [shared, { singleton: true }])),
        dts: false,
        ...options,
      }),
    ],
  };
}

/** @param {string} folder */
function routesOf(folder) {
  const { name, routes } = JSON.parse(readFileSync(join(folder, 'dist', 'module.json'), 'utf8'));
  return {
    name,
    routes: routes.map((/** @type {Record<string, unknown>} */ route) => ({
      ...route,
      scripts: undefined,
      styles: undefined,
      chunks: undefined,
      heads: undefined,
    })),
  };
}
