import type { FastifyInstance } from 'fastify';
import { escapeText } from './escape-text';
import { indexedPaths, type AskOwnServer } from './page-source';
import type { LiveSite } from './page-routes';
import { visitorOrigin } from './visitor-origin';

/** What the routes for search engines need from outside. */
export interface SearchEngineOptions {
  readonly site: () => Promise<LiveSite>;
  readonly ask: AskOwnServer;
  readonly publicUrl?: string | undefined;
}

/** `GET /robots.txt` and `GET /sitemap.xml`: every indexed page of the current composition. */
export function searchEngineRoutes(
  app: FastifyInstance,
  { site, ask, publicUrl }: SearchEngineOptions,
): void {
  // Nothing is disallowed: a page that may not be fetched cannot say `noindex` either.
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow:\n\nSitemap: ${visitorOrigin(publicUrl, request)}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const { composition } = await site();
    const indexed = composition.routes.filter(({ indexed, redirectTo }) => indexed && !redirectTo);
    const paths = await Promise.all(indexed.map((route) => indexedPaths(route, ask)));
    // A list that lacks pages would tell search engines to forget them.
    if (paths.includes(undefined)) {
      return reply.code(503).header('retry-after', '10').send({ error: 'not all pages are known' });
    }
    const entries = [...new Set(paths.flatMap((listed) => listed ?? []))].map(
      (path) => `<url><loc>${escapeText(visitorOrigin(publicUrl, request) + path)}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}
