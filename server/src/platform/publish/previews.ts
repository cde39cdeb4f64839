import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { LiveSite } from '../compose/page-routes';
import type { VersionId } from '../registry/module-store';
import type { SharedRegistry } from '../registry/registry';
import { moduleOf, type RegistryState, versionOf } from '../registry/registry-state';
import { UnknownVersion } from '../registry/transitions';
import { cookieOf } from './cookies';

/** Links that show a version in the composed site before it is live, and the visits through them. */
export interface Previews {
  /** A link for a day. Throws `UnknownVersion`. */
  readonly link: (
    id: VersionId,
    origin: string,
  ) => Promise<{ readonly url: string; readonly expiresAt: string }>;
  /** What a visitor with these cookies looks at; undefined is the site as it is for all. */
  readonly shownTo: (
    cookies: string | undefined,
    state: RegistryState,
  ) => { readonly id: VersionId; readonly visit: LiveSite['visit'] } | undefined;
  readonly routes: (app: FastifyInstance) => void;
}

const aDay = 24 * 60 * 60;
const cookie = 'denk-preview';
/** `<module>~<version>~<seconds since 1970>~<signature>` */
const ticketShape = /^([a-z][a-z0-9-]{1,60})~(\w[\w.+-]{0,79})~(\d{10})~([\w-]{43})$/;
const under = '/registry/preview';

/** Previews signed with a key that the registry keeps, so that every server of a store knows them. */
export function createPreviews(registry: () => SharedRegistry, now: () => Date): Previews {
  const sign = (said: string, key: string) =>
    createHmac('sha256', key).update(said).digest('base64url');

  /** The version that a ticket is for, while it is good. */
  const check = (ticket: string, { previewKey }: RegistryState): VersionId | undefined => {
    const [, name = '', version = '', until = '', signature = ''] = ticketShape.exec(ticket) ?? [];
    if (!previewKey || !signature || Number(until) * 1000 < now().getTime()) return undefined;
    const expected = sign(`${name}~${version}~${until}`, previewKey);
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
      ? { name, version }
      : undefined;
  };

  return {
    link: async ({ name, version }, origin) => {
      const { state } = registry().current();
      if (!versionOf(moduleOf(state, name), version)) {
        throw new UnknownVersion(`${name} has no version ${version}`);
      }
      const key = state.previewKey ?? (await newKey(registry()));
      const until = Math.floor(now().getTime() / 1000) + aDay;
      const said = `${name}~${version}~${until}`;
      return {
        url: `${origin}${under}/${said}~${sign(said, key)}`,
        expiresAt: new Date(until * 1000).toISOString(),
      };
    },
    shownTo: (cookies, state) => {
      const ticket = cookieOf(cookies, cookie, ticketShape);
      const id = ticket && check(ticket, state);
      if (!id || !versionOf(moduleOf(state, id.name), id.version)) return undefined;
      return {
        id,
        visit: {
          headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
          decorate: (html) => withBanner(html, id),
        },
      };
    },
    routes: (app) => {
      app.get(`${under}/out`, async (_, reply) =>
        reply
          .header('set-cookie', `${cookie}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`)
          .header('cache-control', 'no-store')
          .redirect('/', 303),
      );
      app.get(`${under}/banner.css`, async (_, reply) =>
        reply.header('cache-control', 'public, max-age=300').type('text/css').send(bannerStyles),
      );
      app.get<{ Params: { ticket: string } }>(`${under}/:ticket`, async (request, reply) => {
        const { state } = registry().current();
        const id = check(request.params.ticket, state);
        const record = id && versionOf(moduleOf(state, id.name), id.version);
        reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
        if (!record) {
          return reply
            .code(404)
            .type('text/plain; charset=utf-8')
            .send('Bu önizleme bağlantısının süresi dolmuş ya da sürüm artık yok.');
        }
        const [first = '/'] = record.routes.filter((path) => !path.includes(':'));
        return reply
          .header(
            'set-cookie',
            `${cookie}=${request.params.ticket}; Path=/; Max-Age=${aDay}; SameSite=Lax; HttpOnly`,
          )
          .redirect(first, 303);
      });
    },
  };
}

async function newKey(registry: SharedRegistry): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  const { state } = await registry.change((before) => ({
    state: { ...before, previewKey: before.previewKey ?? fresh },
    version: '',
  }));
  return state.previewKey ?? fresh;
}

/** What tells that this is not the site as it is, and leads back to it. Beside the page, so that the page stays its own. */
function withBanner(html: string, { name, version }: VersionId): string {
  const styled = html.replace(
    '</head>',
    `<link rel="stylesheet" href="${under}/banner.css">\n</head>`,
  );
  const end = styled.lastIndexOf('</body>');
  return `${styled.slice(0, end)}<aside class="denk-preview" aria-label="Önizleme"><span>Önizleme: <b>${name}</b> ${version}</span> <a href="${under}/out">Önizlemeden çık</a></aside>\n${styled.slice(end)}`;
}

const bannerStyles = `.denk-preview {
  position: fixed;
  inset-block-end: 0.75rem;
  inset-inline-start: 50%;
  transform: translateX(-50%);
  z-index: 1000;
  display: flex;
  gap: 0.25rem 0.75rem;
  flex-wrap: wrap;
  justify-content: center;
  max-inline-size: calc(100vw - 1.5rem);
  box-sizing: border-box;
  padding: 0.5rem 1rem;
  border-radius: 1rem;
  background: #10201f;
  color: #f3fbfa;
  font: 500 0.875rem/1.4 Inter, system-ui, sans-serif;
  box-shadow: 0 6px 24px rgb(0 0 0 / 0.3);
  overflow-wrap: anywhere;
}
.denk-preview a {
  color: #9be7df;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  white-space: nowrap;
}
.denk-preview a:focus-visible {
  outline: 2px solid currentcolor;
  outline-offset: 3px;
}
@media print {
  .denk-preview {
    display: none;
  }
}
`;
