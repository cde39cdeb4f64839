import { createServer } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { nameOf, standaloneBuild } from '../webpack/preset.mjs';

const page = `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<link rel="stylesheet" href="/assets/standalone.css">
<script defer src="/standalone.js"></script>
<title>Denk</title>
</head>
<body></body>
</html>`;

/**
 * Serves one module on a page of its own, with hot reload and nothing else running.
 *
 * @param {string} folder the module's folder
 * @param {number} wantedPort tried first; the next free one is taken
 */
export async function serveStandalone(folder, wantedPort) {
  const port = await freePort(wantedPort);
  const compiler = webpack(standaloneBuild(folder));
  if (!compiler) throw new Error('webpack gave no compiler');
  const server = new WebpackDevServer(
    {
      port,
      host: process.env.HOST ?? 'localhost',
      hot: true,
      client: { overlay: { warnings: false } },
      setupMiddlewares: (middlewares, { app }) => {
        // Pages of the module are addresses of the module: all answer with the same document.
        app?.use((request, response, next) => {
          const isPage =
            request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
          if (!isPage) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8');
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
