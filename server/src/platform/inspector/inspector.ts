import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { cookieOf, setCookie } from '../compose/cookies';
import { type LiveSite, privately } from '../compose/page-routes';

/** Where the inspector is opened (`/on`), left (`/off`), and its script lies (`/page.js`). */
export const inspectorAddress = '/registry/inspector';

/** Tells a team what of a page is drawn by which module (docs/publishing.md#the-inspector). */
export interface Inspector {
  /** The site for a request, with the inspector where it is open. */
  readonly over: (site: LiveSite, request: Asking | undefined) => LiveSite;
  readonly routes: (app: FastifyInstance) => void;
}

interface Asking {
  readonly headers: { readonly cookie?: string | undefined };
}

const cookie = 'denk-inspector';

/** @param script where the script lies as built; absent: there is no such thing */
export function createInspector(script: string | undefined): Inspector {
  if (script === undefined) return { over: (site) => site, routes: () => undefined };
  return {
    over: (site, request) =>
      cookieOf(request?.headers.cookie, cookie, /^on$/)
        ? { ...site, visit: inspected(site.visit) }
        : site,
    routes: (app) => {
      for (const [word, life] of [
        ['on', 86_400],
        ['off', 0],
      ] as const) {
        app.get(`${inspectorAddress}/${word}`, async ({ headers }, reply) =>
          reply
            .header('cache-control', 'no-store')
            .header('set-cookie', setCookie(cookie, word, life))
            .redirect(ownPath(headers.referer, headers.host), 303),
        );
      }
      app.get(`${inspectorAddress}/page.js`, async (_, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type('text/javascript; charset=utf-8')
          .send(readFileSync(script)),
      );
    },
  };
}

/** It starts before the shell, so that it hears of every call; no cache keeps such a page. */
const inspected = (visit: LiveSite['visit']): LiveSite['visit'] => ({
  headers: { ...visit?.headers, ...privately },
  decorate: (html) => {
    const decorated = visit?.decorate?.(html) ?? html;
    return decorated.replace(
      '<head>',
      `<head>\n<script type="module" src="${inspectorAddress}/page.js"></script>`,
    );
  },
});

/** The page that somebody came from, where it is one of ours. */
function ownPath(referer: string | undefined, host: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return '/';
  const { host: from, pathname, search } = new URL(referer);
  return from === host && !/^\/[/\\]/.test(pathname) ? pathname + search : '/';
}
