import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activeVersion, foreignManifest, type Registry } from '@denk/shared/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { visitorOrigin } from '../compose/visitor-origin';
import { versionFolder } from '../registry/local-versions';

/** What pages of other sites are answered with. */
export interface ForeignHostsOptions {
  readonly dataDir: string;
  readonly registry: () => Promise<Registry>;
  /** The address visitors use; absent: the request's own host. */
  readonly publicUrl?: string | undefined;
}

const manifestSchema = v.looseObject({ metaData: v.looseObject({}) });

/**
 * What pages of other sites need to show a module: `/modules/<module>/latest/mf-manifest.json`, which stays where it is
 * and leads to the files of the live version, and leave to read what our own pages read.
 */
export function foreignHosts(
  app: FastifyInstance,
  { dataDir, registry, publicUrl }: ForeignHostsOptions,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && request.url.startsWith('/api/')) {
      reply.header('access-control-allow-origin', '*');
    }
    done();
  });
  app.get<{ Params: { module: string } }>(
    `/modules/:module/latest/${foreignManifest}`,
    async (request, reply) => {
      const { module: name } = request.params;
      reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache');
      const { microFrontends } = await registry();
      const live = Object.hasOwn(microFrontends, name)
        ? activeVersion(microFrontends[name] ?? [])
        : undefined;
      const version = live?.metadata.version;
      const file =
        version &&
        (await readFile(
          join(versionFolder(dataDir, { name, version }), foreignManifest),
          'utf8',
        ).catch(() => undefined));
      if (!file) return reply.code(404).send({ error: 'there is no such module' });
      const manifest = v.parse(manifestSchema, JSON.parse(file));
      const publicPath = `${visitorOrigin(publicUrl, request)}/modules/${name}/${version}/`;
      return reply.send({ ...manifest, metaData: { ...manifest.metaData, publicPath } });
    },
  );
}
