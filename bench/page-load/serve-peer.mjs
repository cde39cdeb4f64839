import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
};

/**
 * Serves a single-page build the way such builds are served: one HTML shell for every page, compressed and cached
 * files; calls to the service go on to the composed site's server.
 *
 * @param {string} folder
 * @param {{ scripts: string[], styles: string[] }} files
 * @param {number} servicePort
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export function servePeer(folder, files, servicePort) {
  const page = brotliCompressSync(
    [
      '<!doctype html><html lang="tr"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      ...files.styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...files.scripts.map((file) => `<script defer src="/${file}"></script>`),
      '<title>Denk</title></head><body><div id="site"></div></body></html>',
    ].join('\n'),
  );
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  const server = createServer(async (incoming, answer) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname;
    if (/^\/(api|functions|v1|pictures|icon|favicon)/.test(path)) {
      const onward = request(
        {
          port: servicePort,
          path: incoming.url,
          method: incoming.method,
          headers: incoming.headers,
        },
        (reply) => {
          answer.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(answer);
        },
      );
      incoming.pipe(onward);
      return;
    }
    const type = types[/** @type {keyof typeof types} */ (path.split('.').at(-1))];
    if (!type) {
      answer.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
      });
      answer.end(page);
      return;
    }
    try {
      const body = compressed.get(path) ?? brotliCompressSync(await readFile(join(folder, path)));
      compressed.set(path, body);
      answer.writeHead(200, {
        'content-type': type,
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      answer.end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        close: () => server.close(),
      });
    });
  });
}
