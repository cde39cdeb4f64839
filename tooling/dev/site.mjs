import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { frontEnds, root } from '../setup/workspaces.mjs';
import { scenariosInFrameBuild } from '../webpack/preset.mjs';
import { followDefinition } from './definitions.mjs';
import { hotBuild } from './hot-build.mjs';
import { startOwnServer } from './own-server.mjs';
import { answerScenarios } from './scenarios-in-frame.mjs';

/** @typedef {import('./hot-build.mjs').HotBuild} HotBuild */

/**
 * Serves the composed site with hot reload of every part: a front end is built when a page first asks for a file of it,
 * and everything else is handed to the site's own server, which restarts when its code changes.
 *
 * @param {number} port
 */
export async function serveSite(port) {
  await Promise.all(frontEnds.map((room) => followDefinition(join(root, room))));
  const handOn = await startOwnServer(port + 1);
  const buildOf = createBuilds();
  const pathOf = (/** @type {import('node:http').IncomingMessage} */ { url = '/' }) =>
    new URL(url, 'http://localhost').pathname;
  const server = createServer(async (request, response) => {
    const path = pathOf(request);
    const build = buildOf(path);
    if (build) return (await build).answer(request, response);
    if (answerScenarios(path, response)) return undefined;
    return handOn(request, response);
  });
  server.on('upgrade', async (request, ...line) => {
    const build = await buildOf(pathOf(request));
    if (build) build.listen(request, ...line);
    else line[0].destroy();
  });
  server.listen(port, process.env.HOST ?? 'localhost', () =>
    console.log(
      `Denk: http://localhost:${port} (scenarios in its frame: /__scenarios, inspector: /registry/inspector/on)`,
    ),
  );
}

/**
 * The builds of the site's pages and of their scenarios, each begun when somebody first asks for a file of it.
 *
 * @returns {(path: string) => Promise<HotBuild> | undefined} the build that a path belongs to
 */
function createBuilds() {
  /** @type {Map<string, Promise<HotBuild>>} */
  const builds = new Map();
  return (path) => {
    const [base = '', live, scenarios] = builtPath.exec(path) ?? [];
    const room = live ?? scenarios ?? '';
    if (!frontEnds.includes(room)) return undefined;
    const folder = join(root, room);
    const begin = async () => {
      const configuration = live
        ? await browserBuild(folder, base)
        : scenariosInFrameBuild(folder, base);
      return hotBuild(configuration, { folder, line: `${base}ws` });
    };
    const build = builds.get(base) ?? begin();
    builds.set(base, build);
    return build;
  };
}

/** Where the files of a front end are, and those of its scenarios. */
const builtPath = /^\/(?:modules\/([\w-]+)\/dev|__scenarios\/([\w-]+))\/(?=.)/;

/** @param {string} folder @param {string} publicPath */
async function browserBuild(folder, publicPath) {
  const preset = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  /** @type {import('webpack').Configuration[]} */
  const [browser] = preset.default({ production: false, publicPath });
  if (!browser) throw new Error(`${folder} has no build`);
  return browser;
}
