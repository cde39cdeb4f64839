import { networkWorker, standaloneDocument, standalonePolicy } from '../standalone/document.mjs';
import { labelOf, nameOf, standaloneBuild } from '../webpack/preset.mjs';
import { freePort } from '../setup/free-port.mjs';
import { hotBuild } from './hot-build.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Serves one front end on a page of its own, with hot reload and nothing else running, under production's policy.
 *
 * @param {string} folder the front end's folder
 * @param {number} wantedPort tried first; the next free one is taken
 */
export async function serveStandalone(folder, wantedPort) {
  const port = await freePort(wantedPort);
  await hotBuild(standaloneBuild(folder, { production: false }), {
    folder,
    server: {
      host: process.env.HOST ?? 'localhost',
      port,
      setupMiddlewares: (others) => {
        const files = others.findIndex(({ name }) => name === 'webpack-dev-middleware');
        return others.toSpliced(files, 0, ...documents(folder));
      },
    },
  });
  console.log(`${nameOf(folder)}: http://localhost:${port}`);
}

/**
 * What the page needs besides its files.
 *
 * @param {string} folder
 * @returns {import('webpack-dev-server').Middleware[]}
 */
function documents(folder) {
  const page = standaloneDocument({
    module: labelOf(folder),
    scripts: ['standalone.js'],
    styles: ['assets/standalone.css'],
  });
  return [
    {
      path: networkWorker.path,
      middleware: (/** @type {Request} */ _, /** @type {Response} */ response) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(networkWorker.read());
      },
    },
    (
      /** @type {Request} */ request,
      /** @type {Response} */ response,
      /** @type {() => void} */ next,
    ) => {
      // Pages of the module are addresses of the module: all answer with the same document. Whoever waits for the
      // server asks for the first of them and says nothing of HTML.
      const asksForPage = (request.headers.accept ?? '').includes('text/html');
      const isPage = request.method === 'GET' && (asksForPage || request.url === '/');
      if (!isPage) return next();
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', standalonePolicy());
      response.end(page);
    },
  ];
}
