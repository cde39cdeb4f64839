import type { FastifyInstance } from 'fastify';
import share from './share-picture.jpg';

/** Where the picture is that messengers show beside a link to the site; 1200 × 630, drawn from `share-picture.svg`. */
export const sharePicture = { path: '/share.jpg', width: 1200, height: 630 };

/** The mark of `shared/src/ui/logo.tsx` on the accent colour. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#006a72"/><g transform="translate(3.2 3.2) scale(.8)"><path fill="#7fd6cf" d="M15 3.5v18.6A9.3 9.3 0 0 1 15 3.5z"/><path fill="#fff" d="M17 9.9v18.6a9.3 9.3 0 0 0 0-18.6z"/></g></svg>`;

const aDay = 'public, max-age=86400';

/** The site's icon and the picture for shared links. */
export function sitePictures(app: FastifyInstance): void {
  app.get('/icon.svg', async (_, reply) =>
    reply.header('cache-control', aDay).type('image/svg+xml').send(icon),
  );
  app.get('/favicon.ico', async (_, reply) => reply.redirect('/icon.svg', 308));
  app.get(sharePicture.path, async (_, reply) =>
    reply.header('cache-control', aDay).type('image/jpeg').send(Buffer.from(share)),
  );
}
