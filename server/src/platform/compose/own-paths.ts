import type { FastifyInstance } from 'fastify';

const firstOf = (path: string) => path.split(/[/?]/)[1] ?? '';

/**
 * Tells the server's own addresses from pages: whatever begins like a route that the server itself has. Call it before
 * the first route is added.
 */
export function ownPaths(app: FastifyInstance): (url: string) => boolean {
  const own = new Set<string>();
  app.addHook('onRoute', ({ url }) => void own.add(firstOf(url)));
  return (url) => own.has(firstOf(url));
}
