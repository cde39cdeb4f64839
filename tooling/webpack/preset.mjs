import './quick-start.mjs';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { containerOf, exposedModule } from '@denk/shared/contract/federation.mjs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ContainerPlugin } from './container-plugin.mjs';
import { FederationRuntimePlugin, runtimeOfThePage } from './federation-runtime.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { LaterStylesPlugin } from './later-styles-plugin.mjs';
import { minifier } from './minify.mjs';
import { rules } from './rules.mjs';
import { SmallRuntimePlugin } from './small-runtime-plugin.mjs';
import { sharedPackages } from './shared-packages.mjs';

/**
 * How a build is wanted.
 *
 * @typedef {object} Wanted
 * @property {boolean} production minified, content-hashed
 * @property {boolean} [hot] components keep their state when their code changes, which takes a page that is built for
 *   development, too; default: not in production
 * @property {string} [publicPath] where the files will be found; default: beside the entry
 */

/**
 * The builds of a federated module: its container for the page, and a bundle for rendering ahead.
 *
 * @param {string} folder the module's folder
 * @returns {(wanted: Wanted) => import('webpack').Configuration[]}
 */
export function modulePreset(folder) {
  const name = nameOf(folder);
  return (wanted) => [
    {
      ...publishedBuild(folder, wanted),
      name,
      entry: {},
      externals: !isHot(wanted) ? runtimeOfThePage : [runtimeOfThePage, refreshOfThePage],
      plugins: [
        ...browserPlugins(wanted),
        new ModuleFederationPlugin({
          ...federation(name, false),
          filename: 'remoteEntry.js',
          exposes: { [`./${exposedModule}`]: './src/module.ts' },
        }),
        ...(wanted.production
          ? [
              new ContainerPlugin(name),
              new SmallRuntimePlugin({ container: containerOf(name), takes: true }),
            ]
          : []),
      ],
    },
    nodeBuild(folder, name, { module: './src/module.ts' }, wanted),
  ];
}

/**
 * The builds of the shell: the host with everything shared, together with the one federation runtime of the page,
 * and the renderer that runs ahead in Node.
 *
 * @param {string} folder the shell's folder
 * @returns {(wanted: Wanted) => import('webpack').Configuration[]}
 */
export function shellPreset(folder) {
  const name = nameOf(folder);
  return (wanted) => {
    const build = publishedBuild(folder, wanted);
    return [
      {
        ...build,
        name,
        entry: { main: [...(isHot(wanted) ? [oneRefresh] : []), './src/main.tsx'] },
        plugins: [
          ...browserPlugins(wanted),
          new ModuleFederationPlugin({ ...federation(name, true), remotes: {} }),
          new FederationRuntimePlugin({ entry: 'main' }),
          compiledAhead,
          ...(wanted.production ? [new SmallRuntimePlugin({ container: containerOf(name) })] : []),
        ],
        // While it is developed, what changes components in place has to come before React.
        optimization: isHot(wanted)
          ? build.optimization
          : { ...build.optimization, splitChunks: { minSize: 30_000, cacheGroups: { react } } },
      },
      nodeBuild(folder, name, { prerender: './src/prerender.tsx' }, wanted),
    ];
  };
}

/**
 * React in a file of its own, before the rest of the shell: browsers compile the two beside each other, and keep this one
 * while the shell is published again.
 */
const react = {
  name: 'react',
  test: /\/node_modules\/(react|react-dom|scheduler)\//,
  chunks: /** @type {const} */ ('initial'),
  enforce: true,
};

/**
 * Tells the browser to compile the whole file while it comes, beside everything else, instead of each function when it
 * is first called, in the way of the visitor (V8's explicit compile hints; others take it for a comment). After the
 * minifier, which leaves no comments.
 */
const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(main|react)\..*js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * A page without federation: one entry, the same rules and minifier as everywhere.
 *
 * @param {string} folder
 * @param {Wanted} wanted
 * @returns {import('webpack').Configuration}
 */
export function pageBuild(folder, wanted) {
  return { ...browserBuild(folder, wanted), plugins: browserPlugins(wanted) };
}

/**
 * A front end on a page of its own, without federation: what `npm run dev -w <module>` serves, with React's hot refresh,
 * and what `npm run build:standalone -w <module>` writes.
 *
 * @param {string} folder the front end's folder
 * @param {{ production: boolean }} wanted
 * @returns {import('webpack').Configuration}
 */
export const standaloneBuild = (folder, wanted) =>
  workbenchBuild(folder, { ...wanted, part: 'standalone', entry: './src/standalone.tsx' });

/**
 * The scenarios of a module, for pages of the composed site while it is developed.
 *
 * @param {string} folder the module's folder
 * @param {string} publicPath
 * @returns {import('webpack').Configuration}
 */
export function scenariosInFrameBuild(folder, publicPath) {
  const mount = join(import.meta.dirname, '../standalone/mount-in-frame.tsx');
  const entry = `data:text/javascript,${encodeURIComponent(
    `import { mountInFrame } from ${JSON.stringify(mount)};
     import { scenarios } from ${JSON.stringify(join(folder, 'src', 'scenarios.ts'))};
     void mountInFrame(scenarios);`,
  )}`;
  return workbenchBuild(folder, { production: false, publicPath, part: 'scenarios', entry });
}

/**
 * @param {string} folder
 * @param {Wanted & { part: string, entry: string }} wanted
 * @returns {import('webpack').Configuration}
 */
function workbenchBuild(folder, { production, publicPath = '/', part, entry }) {
  const build = pageBuild(folder, { production, publicPath });
  return {
    ...build,
    name: `${nameOf(folder)}-${part}`,
    entry: { [part]: entry },
    output: { ...build.output, path: join(folder, 'dist-standalone') },
    // The clock's library looks for Node's own helpers and does without them.
    resolve: { ...resolve, fallback: { util: false, timers: false } },
    optimization: {
      ...build.optimization,
      splitChunks: false,
      minimizer: [minifier()],
    },
  };
}

/** A front end's name and version, for people. @param {string} folder */
export function labelOf(folder) {
  const { name, version } = packageOf(folder);
  return `${name.replace('@denk/', '')} ${version}`;
}

/** @param {string} folder @returns {{ name: string, version: string }} */
const packageOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @param {string} folder */
export function nameOf(folder) {
  return packageOf(folder).name.replace('@denk/', '');
}

/**
 * @param {string} name
 * @param {boolean} eager
 */
function federation(name, eager) {
  return {
    name: containerOf(name),
    shared: sharedPackages({ eager }),
    // The default, version-first, loads every container at start; one that is down then blanks the page.
    shareStrategy: /** @type {const} */ ('loaded-first'),
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: /** @type {const} */ ('web'), disableSnapshot: true },
    },
  };
}

/**
 * @param {string} folder
 * @param {Wanted} wanted
 * @returns {import('webpack').Configuration}
 */
function browserBuild(folder, wanted) {
  const { production } = wanted;
  return {
    context: folder,
    mode: production ? 'production' : 'development',
    // A development server lives for hours: what it has written down it need not keep in memory, too.
    cache: { ...rememberedBuilds, ...(production ? {} : { maxMemoryGenerations: 1 }) },
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(folder, production ? 'dist' : 'dist-dev'),
      publicPath: wanted.publicPath ?? 'auto',
      filename: fileName('[name]', wanted),
      chunkFilename: fileName('assets/[name]', wanted),
      uniqueName: basename(folder),
      hashFunction: 'xxhash64',
      // What threw while it was evaluated throws again when asked again, instead of being half there.
      strictModuleErrorHandling: true,
      // The page's own patience with a version; what hangs longer is asked for anew.
      chunkLoadTimeout: production ? 6000 : 120_000,
    },
    resolve,
    externals: runtimeOfThePage,
    externalsType: 'global',
    module: { rules: rules({ production, forNode: false, hot: isHot(wanted) }) },
    optimization: {
      // React of the page, and what speaks to it from within a module, are of one kind.
      nodeEnv: isHot(wanted) ? 'development' : 'production',
      minimizer: [minifier(), new CssMinimizerPlugin()],
      // On a slow network a request costs more than a few kilobytes that two pages both carry.
      splitChunks: { minSize: 30_000 },
      chunkIds: production ? 'deterministic' : 'named',
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * What is published lies in a folder of its version, which never changes: scripts need no hash in their names, and by
 * their names no list of them in each runtime.
 *
 * @param {string} folder
 * @param {Wanted} wanted
 * @returns {import('webpack').Configuration}
 */
function publishedBuild(folder, wanted) {
  const build = browserBuild(folder, wanted);
  return {
    ...build,
    output: { ...build.output, filename: '[name].js', chunkFilename: 'assets/[name].js' },
    optimization: { ...build.optimization, chunkIds: 'named' },
  };
}

/** @param {Wanted} wanted */
const isHot = ({ production, hot = !production }) => hot;

/** @param {Wanted} wanted */
function browserPlugins(wanted) {
  // The loader takes a style of this name for this one, whichever module's it is.
  const css = wanted.production ? 'assets/[name].[contenthash:10].css' : 'assets/[name].css';
  return [
    new MiniCssExtractPlugin({ filename: css, chunkFilename: css, ignoreOrder: true }),
    new LaterStylesPlugin(),
    ...(wanted.production ? [new IntegrityPlugin()] : []),
    ...(isHot(wanted) ? [new ReactRefreshPlugin({ overlay: false, library: 'denk' })] : []),
  ];
}

/** While developing, what lets components keep their state comes with the shell, once for the page. */
const oneRefresh = join(import.meta.dirname, '../dev/page/one-refresh.mjs');

/**
 * @param {{ request?: string }} asked
 * @param {(error?: undefined, found?: string) => void} answer
 */
function refreshOfThePage({ request = '' }, answer) {
  return /react-refresh\/runtime(\.js)?$/.test(request)
    ? answer(undefined, 'denkRefresh')
    : answer();
}

/**
 * One file for Node, in which the page's singletons stay requests: whoever evaluates it hands them in.
 *
 * @param {string} folder
 * @param {string} name
 * @param {Record<string, string>} entry
 * @param {Wanted} wanted
 * @returns {import('webpack').Configuration}
 */
function nodeBuild(folder, name, entry, { production }) {
  const isShell = 'prerender' in entry;
  return {
    context: folder,
    name: `${name}-node`,
    mode: production ? 'production' : 'development',
    cache: rememberedBuilds,
    target: 'node20',
    devtool: false,
    entry,
    output: {
      path: join(folder, production ? 'dist' : 'dist-dev', 'node'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: '',
      uniqueName: `${name}-node`,
    },
    resolve,
    module: { rules: rules({ production, forNode: true }) },
    externals: isShell ? {} : Object.keys(sharedPackages({ eager: false })),
    externalsType: 'commonjs2',
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * What was built before is not built again, unless its sources or the presets changed.
 *
 * @type {import('webpack').FileCacheOptions}
 */
const rememberedBuilds = {
  type: 'filesystem',
  cacheDirectory: join(import.meta.dirname, '../../node_modules/.cache/webpack'),
  buildDependencies: { presets: [join(import.meta.dirname, '/')] },
};

const resolve = { extensions: ['.tsx', '.ts', '.mjs', '.js'] };

/**
 * @param {string} stem
 * @param {Wanted} wanted
 */
const fileName = (stem, { production }) =>
  production ? `${stem}.[contenthash:10].js` : `${stem}.js`;
