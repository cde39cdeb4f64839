import { versionAddress } from '@denk/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { PageRoutesOptions } from './page-routes';

/** Says which version of a module a visitor gets, to pages that are about to need another module than their own. */
export function versionRoutes(
  app: FastifyInstance,
  { site }: Pick<PageRoutesOptions, 'site'>,
): void {
  app.get<{ Params: { module: string } }>(versionAddress(':module'), async (request, reply) => {
    const { composition, visit } = await site(request);
    const version = composition.pageVersion(request.params.module);
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding, Cookie')
      .headers(visit?.headers ?? {});
    if (version === undefined) return reply.code(404).send({ error: 'there is no such module' });
    return reply.type('application/json; charset=utf-8').send(version);
  });
}
