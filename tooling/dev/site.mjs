import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { context } from 'esbuild';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { serverBuild } from '../../server/build.mjs';
import { chunkStats } from '../build/chunk-files.mjs';
import { describeModule, describeShell, isShell } from '../build/describe-module.mjs';
import { frontEnds, root } from '../setup/workspaces.mjs';

/**
 * Serves the composed site with hot reload of every part: one development server builds all front ends in memory and
 * on disk, and hands everything else to the site's own server, which restarts when its code changes.
 *
 * @param {number} port
 */
export async function serveSite(port) {
  const innerPort = port + 1;
  const rooms = await Promise.all(frontEnds.map((room) => developmentBuilds(room)));
  const compiler = webpack(rooms.map(({ browser }) => browser));
  const prerenderers = webpack(rooms.map(({ node }) => node));
  if (!compiler || !prerenderers) throw new Error('webpack gave no compiler');
  /** @type {Map<string, import('webpack').StatsCompilation>} */
  const builds = new Map();
  // What a room brings is known once both its builds are there: the browser's files and the definition.
  const describe = () => {
    for (const { room, folder, output } of rooms) {
      const build = builds.get(room);
      if (!build || !existsSync(join(output, 'node'))) continue;
      if (isShell(folder)) describeShell(folder, output, build, 'dev');
      else describeModule(folder, output, build, 'dev');
    }
  };
  compiler.hooks.done.tap('describe', ({ stats }) => {
    for (const result of stats.filter((one) => !one.hasErrors())) {
      builds.set(result.compilation.name ?? '', result.toJson(chunkStats));
    }
    describe();
  });
  prerenderers.watch({}, (error, stats) => {
    if (error || stats?.hasErrors()) console.error(error ?? stats?.toString('errors-only'));
    else describe();
  });
  const server = new WebpackDevServer(
    {
      port,
      host: process.env.HOST ?? 'localhost',
      hot: true,
      client: { overlay: { warnings: false } },
      devMiddleware: { writeToDisk: true, index: false },
      proxy: [
        {
          context: (path) => !/^\/modules\/[\w-]+\/dev\//.test(path) && !path.startsWith('/ws'),
          target: `http://localhost:${innerPort}`,
          logLevel: 'silent',
        },
      ],
    },
    compiler,
  );
  await startServer(innerPort);
  await server.start();
  console.log(`Denk: http://localhost:${port}`);
}

/** @param {string} room */
async function developmentBuilds(room) {
  const folder = join(root, room);
  const output = join(folder, 'dist-dev');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const preset = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  /** @type {import('webpack').Configuration[]} */
  const configurations = preset.default({
    production: false,
    publicPath: `/modules/${room}/dev/`,
  });
  const [browser, node] = configurations;
  if (!browser || !node) throw new Error(`${room} has no builds`);
  return { room, folder, output, browser, node };
}

/** Builds the server on every change of its code and starts it anew. @param {number} port */
async function startServer(port) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  const restart = () => {
    running?.kill();
    running = spawn('node', [join(root, 'server', 'dist', 'main.mjs'), '--developing'], {
      stdio: 'inherit',
      env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' },
    });
  };
  process.on('exit', () => running?.kill());
  const builds = await context({
    ...serverBuild,
    plugins: [
      {
        name: 'restart',
        setup({ onEnd }) {
          onEnd(({ errors }) => {
            if (errors.length === 0) restart();
          });
        },
      },
    ],
  });
  await builds.watch();
}
