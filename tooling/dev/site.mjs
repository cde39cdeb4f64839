import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { frontEnds, root } from '../setup/workspaces.mjs';
import { changesPath, createChanges } from './changes.mjs';
import { followDefinition } from './definitions.mjs';
import { hotBuild } from './hot-build.mjs';
import { startOwnServer } from './own-server.mjs';
import { scenariosInFrame } from './scenarios-in-frame.mjs';

/**
 * Serves the composed site with hot reload of every part: a front end is built when a page first asks for a file of it,
 * and everything else is handed to the site's own server, which restarts when its code changes.
 *
 * @param {number} port
 */
export async function serveSite(port) {
  await Promise.all(frontEnds.map((room) => followDefinition(join(root, room))));
  const handOn = await startOwnServer(port + 1);
  const changes = createChanges();
  const answerScenarios = scenariosInFrame(changes);
  /** @type {Map<string, Promise<ReturnType<typeof hotBuild>>>} */
  const builds = new Map();
  const buildOf = (/** @type {string} */ room) => {
    const build = builds.get(room) ?? frontEndBuild(room, changes);
    builds.set(room, build);
    return build;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === changesPath) return changes.listen(response);
    const [, room = ''] = /^\/modules\/([\w-]+)\/dev\//.exec(pathname) ?? [];
    if (frontEnds.includes(room)) {
      return (await buildOf(room)).answer(request, response, () => response.writeHead(404).end());
    }
    if (answerScenarios(request, response)) return undefined;
    return handOn(request, response);
  });
  server.listen(port, process.env.HOST ?? 'localhost', () =>
    console.log(
      `Denk: http://localhost:${port} (scenarios in its frame: /__scenarios, inspector: /registry/inspector/on)`,
    ),
  );
}

/** @param {string} room @param {ReturnType<typeof createChanges>} changes */
async function frontEndBuild(room, changes) {
  const folder = join(root, room);
  const preset = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  /** @type {import('webpack').Configuration[]} */
  const [browser] = preset.default({ production: false, publicPath: `/modules/${room}/dev/` });
  if (!browser) throw new Error(`${room} has no build`);
  return hotBuild(browser, { folder, changes });
}
