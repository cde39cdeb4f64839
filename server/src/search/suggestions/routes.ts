import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { CatalogueUnavailable } from '../../catalogue';
import type { Suggestions } from './suggest';

const querySchema = v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(200)), '') });

/** `GET /api/suggestions?q=`: terms to complete the text with; empty while the engine is away. */
export function suggestionsRoutes(app: FastifyInstance, { suggest }: Suggestions): void {
  app.get('/api/suggestions', async (request, reply) => {
    const query = v.safeParse(querySchema, request.query);
    if (!query.success) return reply.code(400).send({ error: 'q en çok 200 karakter olabilir' });
    reply.header('cache-control', 'public, max-age=60');
    try {
      return { suggestions: await suggest(query.output.q) };
    } catch (error) {
      if (!(error instanceof CatalogueUnavailable)) throw error;
      request.log.warn({ reason: error.message }, 'suggestions without an engine');
      return reply.header('cache-control', 'no-store').send({ suggestions: [] });
    }
  });
}
