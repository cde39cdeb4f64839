import type { FastifyInstance } from 'fastify';

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#3b4cca"/><circle cx="13" cy="16" r="6.5" fill="none" stroke="#fff" stroke-width="3"/><circle cx="19" cy="16" r="6.5" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".62"/></svg>`;

/** The site's icon. */
export function siteIcon(app: FastifyInstance): void {
  app.get('/icon.svg', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(icon),
  );
  app.get('/favicon.ico', async (_, reply) => reply.redirect('/icon.svg', 308));
}
