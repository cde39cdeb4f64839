import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { nodeFolder } from '@denk/shared/contract';
import type { FastifyInstance } from 'fastify';

const prefix = '/modules/';
const filePath = /^\/modules\/[a-z][a-z0-9-]*\/\w[\w.+-]*\/(.+)$/;

/** A version's folder gives out what a browser runs or shows, never its bundles for Node. */
function isPublished(path: string): boolean {
  const [, file] = filePath.exec(path) ?? [];
  return file !== undefined && !file.startsWith(nodeFolder);
}

/** A deployed version's files: `/modules/<module>/<version>/…`, compressed ahead and never changed once there. */
export function moduleFiles(app: FastifyInstance, dataDir: string): void {
  const root = join(dataDir, 'modules');
  mkdirSync(root, { recursive: true });
  void app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
    // Nobody asks whether it is still the same, or for a part of it.
    lastModified: false,
    etag: false,
    acceptRanges: false,
    // Files of the site's root are sent through the same plugin, by names that the shell's manifest lists.
    allowedPath: (path, _, { url }) => !url.startsWith(prefix) || isPublished(join(prefix, path)),
    setHeaders: (response) => {
      response.setHeader('vary', 'Accept-Encoding');
      response.setHeader('access-control-allow-origin', '*');
    },
  });
}
