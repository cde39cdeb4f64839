import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { createTypeCheck } from './check-types.mjs';

/**
 * A build that follows its source; `answer` and `listen` take what another server hears with `request` and `upgrade`.
 *
 * @typedef {object} HotBuild
 * @property {(request: Request, response: Response) => void} answer waits for the first build
 * @property {(...upgrade: unknown[]) => void} listen
 * @property {() => Promise<void>} stop
 */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Builds something in memory on every change of its source, on a development server of its own: pages take over what was
 * built anew and show over themselves what is wrong with it. Its types are read after each build.
 *
 * @param {import('webpack').Configuration} configuration
 * @param {object} options
 * @param {string} options.folder the folder whose types are read
 * @param {string} [options.line] the path where pages hear of changes: one for each build of an origin
 * @param {string} [options.origin] where that path is, unless it is the page's own
 * @param {import('webpack-dev-server').Configuration} [options.server] where it listens and what else it answers, unless
 *   somebody stands before it
 * @returns {Promise<HotBuild>}
 */
export async function hotBuild(configuration, { folder, line = '/ws', origin, server = {} }) {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack gave no compiler');
  const development = new WebpackDevServer(
    {
      host: 'localhost',
      port: 0,
      static: false,
      setupExitSignals: false,
      devMiddleware: { index: false, stats: 'errors-only' },
      webSocketServer: { type: 'ws', options: { path: line } },
      client: {
        logging: 'error',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: (origin ?? 'auto://0.0.0.0:0').replace(/^http/, 'ws') + line,
      },
      ...server,
    },
    compiler,
  );
  const tellTypes = followTypes(development, compiler, folder);
  await development.start();
  const { server: own, webSocketServer } = development;
  if (!own || !webSocketServer) throw new Error('webpack-dev-server did not start');
  // A page that comes later hears of them, too.
  webSocketServer.implementation.on('connection', (page) => tellTypes([page]));
  return {
    answer: (request, response) => void own.emit('request', request, response),
    listen: (...upgrade) => void own.emit('upgrade', ...upgrade),
    stop: () => development.stop(),
  };
}

/**
 * Reads the types after each build that could be made and tells every page what is wrong with them.
 *
 * @param {WebpackDevServer} development
 * @param {import('webpack').Compiler} compiler
 * @param {string} folder
 * @returns {(pages: import('webpack-dev-server').ClientConnection[]) => void} tells these
 */
function followTypes(development, compiler, folder) {
  /** @type {{ message: string }[]} */
  let problems = [];
  /** @param {import('webpack-dev-server').ClientConnection[]} pages */
  const tell = (pages) => {
    if (problems.length > 0) development.sendMessage(pages, 'errors', problems);
  };
  const checkTypes = createTypeCheck(folder, (found) => {
    problems = found.map((message) => ({ message }));
    tell(development.webSocketServer?.clients ?? []);
  });
  compiler.hooks.done.tap('types', (stats) => {
    problems = [];
    if (!stats.hasErrors()) checkTypes();
    tidyUpLater();
  });
  return tell;
}

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collectGarbage = runInNewContext('gc');
/** @type {NodeJS.Timeout | undefined} */
let tidying;

/** A first build leaves much behind; where nothing else happens, nothing would take it away. */
function tidyUpLater() {
  clearTimeout(tidying);
  tidying = setTimeout(collectGarbage, 5000);
}
