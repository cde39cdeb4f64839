import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { frontEnds, root } from '../setup/workspaces.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Says in its name what is in it. */
const hashed = /\.[0-9a-f]{10}\.\w+$/;

/**
 * Shows built standalone folders as any file server would, each front end on a port of its own, one after the other.
 *
 * @param {number} firstPort
 * @returns {Promise<() => void>} closes them
 */
export async function serveBuilt(firstPort) {
  const servers = await Promise.all(
    frontEnds.map((name, at) => serveFolder(join(root, name, 'dist-standalone'), firstPort + at)),
  );
  return () => {
    for (const server of servers) server.close();
  };
}

/** @param {string} folder @param {number} port @returns {Promise<import('node:http').Server>} */
function serveFolder(folder, port) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    const file = [path, join(path, 'index.html')].find(
      (one) => existsSync(one) && statSync(one).isFile(),
    );
    // An address that no scenario has belongs to another front end, which the page says itself.
    const isPage = !extname(pathname);
    const sent = file ?? (isPage ? join(folder, 'index.html') : undefined);
    if (!sent) return response.writeHead(404).end();
    const type = types[/** @type {keyof typeof types} */ (extname(sent))];
    response.writeHead(200, {
      ...(type ? { 'content-type': type } : {}),
      ...(hashed.test(pathname) ? { 'cache-control': 'public, max-age=3600' } : {}),
    });
    createReadStream(sent).pipe(response);
  });
  return new Promise((resolve) => server.listen(port, 'localhost', () => resolve(server)));
}

// Run as a script: for the browser tests, which end it.
if (process.argv[1] === import.meta.filename) await serveBuilt(Number(process.argv[2]));
