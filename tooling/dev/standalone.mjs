import { createServer } from 'node:http';
import { networkWorker, standaloneDocument, standalonePolicy } from '../standalone/document.mjs';
import { labelOf, nameOf, standaloneBuild } from '../webpack/preset.mjs';
import { changesPath, createChanges } from './changes.mjs';
import { freePort } from '../setup/free-port.mjs';
import { hotBuild } from './hot-build.mjs';

/**
 * Serves one front end on a page of its own, with hot reload and nothing else running, under production's policy.
 *
 * @param {string} folder the front end's folder
 * @param {number} wantedPort tried first; the next free one is taken
 */
export async function serveStandalone(folder, wantedPort) {
  const port = await freePort(wantedPort);
  const changes = createChanges();
  const build = hotBuild(standaloneBuild(folder, { production: false }), { folder, changes });
  const page = standaloneDocument({
    module: labelOf(folder),
    scripts: ['standalone.js'],
    styles: ['assets/standalone.css'],
  });
  const server = createServer((request, response) => {
    if (request.url === changesPath) return changes.listen(response);
    if (request.url === networkWorker.path) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      return response.end(networkWorker.read());
    }
    // Pages of the module are addresses of the module: all answer with the same document.
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!isPage) return build.answer(request, response, () => response.writeHead(404).end());
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', standalonePolicy());
    return response.end(page);
  });
  server.listen(port, process.env.HOST ?? 'localhost', () =>
    console.log(`${nameOf(folder)}: http://localhost:${port}`),
  );
}
