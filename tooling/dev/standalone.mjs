import { createServer } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { networkWorker, standaloneDocument, standalonePolicy } from '../standalone/document.mjs';
import { labelOf, nameOf, standaloneBuild } from '../webpack/preset.mjs';

/**
 * Serves one front end on a page of its own, with hot reload and nothing else running, under production's policy.
 *
 * @param {string} folder the front end's folder
 * @param {number} wantedPort tried first; the next free one is taken
 */
export async function serveStandalone(folder, wantedPort) {
  const port = await freePort(wantedPort);
  const compiler = webpack(standaloneBuild(folder, { production: false }));
  if (!compiler) throw new Error('webpack gave no compiler');
  const page = standaloneDocument({
    module: labelOf(folder),
    scripts: ['standalone.js'],
    styles: ['assets/standalone.css'],
  });
  const policy = standalonePolicy({ 'connect-src': "'self' ws:" });
  const server = new WebpackDevServer(
    {
      port,
      host: process.env.HOST ?? 'localhost',
      hot: true,
      client: { overlay: { warnings: false } },
      setupMiddlewares: (middlewares, { app }) => {
        app?.use((request, response, next) => {
          if (request.url === networkWorker.path) {
            response.setHeader('content-type', 'text/javascript; charset=utf-8');
            return response.end(networkWorker.read());
          }
          // Pages of the module are addresses of the module: all answer with the same document.
          const isPage =
            request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
          if (!isPage) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('content-security-policy', policy);
          response.end(page);
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  console.log(`${nameOf(folder)}: http://localhost:${port}`);
}

/** @param {number} port @returns {Promise<number>} */
function freePort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(port + 1)));
    probe.listen(port, () => probe.close(() => resolve(port)));
  });
}
