import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { chooseEncoding } from './encoding';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  webp: 'image/webp',
};

const addressSchema = v.object({
  module: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: v.pipe(v.string(), v.regex(/^\w[\w.+-]*$/)),
  // No segment may start with a dot, so no address leads out of the version's folder.
  '*': v.pipe(v.string(), v.regex(/^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/)),
});

/** A deployed version's files: `/modules/<module>/<version>/…`, never changed once there. */
export function moduleFiles(app: FastifyInstance, dataDir: string): void {
  app.get('/modules/:module/:version/*', async (request, reply) => {
    const address = v.safeParse(addressSchema, request.params);
    if (!address.success) return reply.callNotFound();
    const { module, version, '*': file } = address.output;
    const type = types[file.slice(file.lastIndexOf('.') + 1)];
    if (!type || file.startsWith('node/')) return reply.callNotFound();
    const path = join(dataDir, 'modules', module, version, file);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const content = (await readEncoded(path, encoding)) ?? (await readEncoded(path, 'identity'));
    if (!content) return reply.callNotFound();
    if (content.encoding !== 'identity') reply.header('content-encoding', content.encoding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'Accept-Encoding')
      .header('access-control-allow-origin', '*')
      .type(type)
      .send(content.bytes);
  });
}

const endings = { br: '.br', gzip: '.gz', identity: '' } as const;

async function readEncoded(path: string, encoding: keyof typeof endings) {
  try {
    return { encoding, bytes: await readFile(path + endings[encoding]) };
  } catch {
    return undefined;
  }
}
