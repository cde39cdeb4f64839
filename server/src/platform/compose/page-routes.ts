import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../files/encoding';
import { type Compressed, compressText, encoded, originalText } from '../files/compressed-text';
import { sendSiteFile } from '../files/site-files';
import { hasPath, routeOf, type Composition } from './composition';
import { drawPages } from './drawn-pages';
import { htmlDocument, stylesOf } from './html-document';
import { keptDocuments } from './kept-documents';
import { dataOf, drawnWith, metaOf, type AskOwnServer } from './page-source';
import { missingPath, notFoundPath, type RenderedPages } from './rendered-pages';
import { policyAllowing, securityHeaders } from './security-headers';
import type { StylesWithin, StyleWithin } from './styles-within';
import { visitorOrigin } from './visitor-origin';

/** The site as it is at this moment. */
export interface LiveSite {
  readonly composition: Composition;
  readonly pages: Pick<RenderedPages, 'markupOf' | 'drawNow' | 'onRequest'>;
  /** The folder of the shell's files on this machine. */
  readonly shellFiles: string;
  /** What is particular to a visit that does not see what everybody sees. */
  readonly visit?: SpecialVisit | undefined;
}

/** A visit through a preview, or one that has its place among those who try a version first. */
export interface SpecialVisit {
  /** Headers of the document; they win over the usual ones. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the document says besides. */
  readonly decorate?: ((html: string) => string) | undefined;
}

/** Headers of what no cache may keep, and no search engine list. */
export const privately = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** What answering pages needs from outside. */
export interface PageRoutesOptions {
  /** The site for a request. */
  readonly site: (request: FastifyRequest) => Promise<LiveSite>;
  readonly ask: AskOwnServer;
  /** Whether an address is the server's own and no page. */
  readonly isOwnPath: (url: string) => boolean;
  /** Names what the data of the services is at this moment; absent where nobody can tell. */
  readonly revision?: (() => string | undefined) | undefined;
  /** The address visitors use; absent: the request's own host. */
  readonly publicUrl?: string | undefined;
  readonly developing: boolean;
  /** Stylesheets that documents bring themselves: absent, they are asked for. */
  readonly stylesWithin?: StylesWithin | undefined;
}

interface Document {
  readonly status: 200 | 404 | 503;
  readonly body: Compressed;
  /** Names the content. */
  readonly etag: string;
  /** What the policy allows it by: the styles that stand in it. */
  readonly sources: readonly string[];
}

/** Bytes of documents kept, compressed. */
const documentsKept = 16 * 1024 * 1024;

/** Seconds after which a page whose data is away may be asked for again. */
const retryAfter = '10';

/** Answers every path that is not the server's own with a whole HTML document. */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const documents = keptDocuments<Document>(documentsKept);
  const draw = drawPages(options.ask, (path, problem) =>
    app.log.warn({ err: problem, path }, 'a page could not be drawn on request'),
  );
  const headers = securityHeaders(options);

  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request) || options.isOwnPath(request.url)) {
      return reply.code(404).send({ error: 'not found' });
    }
    const site = await options.site(request);
    const path = pathOf(request);
    // One address a page: what is drawn for it is taken over under the very same one.
    if (path !== rawPathOf(request) && isLocal(path)) {
      return reply.redirect(path + queryOf(request), 308);
    }
    const { shell } = site.composition;
    if (path === '/favicon.ico') return reply.redirect(shell.site.icon, 308);
    if (sendSiteFile(reply, path, { shell, shellFiles: site.shellFiles })) return reply;
    const redirect = routeOf(site.composition, path)?.route.redirectTo;
    if (redirect) return reply.redirect(redirect + queryOf(request), 308);
    const document = await documentFor(site, request, path);
    const { status, etag } = document;
    const body = site.visit?.decorate
      ? await compressText(site.visit.decorate(await originalText(document.body)))
      : document.body;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const tag = `"${etag}-${encoding}"`;
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (status === 503) reply.header('retry-after', retryAfter);
    else if (!site.visit) reply.header('etag', tag);
    const isKnown =
      status === 200 && !site.visit && request.headers['if-none-match']?.includes(tag);
    return reply
      .code(isKnown ? 304 : status)
      .headers(headers)
      .headers(policyAllowing(document.sources))
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding, Cookie')
      .headers(site.visit?.headers ?? {})
      .type('text/html; charset=utf-8')
      .send(isKnown ? undefined : await encoded(body, encoding));
  });

  const kept = async (key: string, make: () => Promise<Document>): Promise<Document> => {
    const known = documents.get(key);
    if (known) return known;
    const document = await make();
    documents.set(key, document);
    return document;
  };

  const stylesFor = async (files: Parameters<typeof stylesOf>[0]) => {
    const found = await Promise.all(
      stylesOf(files).map(async ({ href }) => [href, await options.stylesWithin?.(href)] as const),
    );
    return new Map(found.flatMap(([href, style]) => (style ? [[href, style] as const] : [])));
  };

  const documentFor = async (
    site: LiveSite,
    request: FastifyRequest,
    path: string,
  ): Promise<Document> => {
    const { composition, pages } = site;
    const theme = themeOf(request);
    const origin = visitorOrigin(options.publicUrl, request);
    const search = queryOf(request);
    const match = routeOf(composition, path);
    const listed = match && hasPath(match.route, path);
    const isDrawn = match?.route.rendered === 'on-request' && listed && !options.developing;
    // A visit may bring a policy and files of its own.
    const withStyles = !site.visit && !options.developing && options.stylesWithin !== undefined;
    const keyOf = (made: string) =>
      [composition.id, withStyles, origin, theme, path, isDrawn ? search : '', made].join(' ');
    // What a document is made of besides: nothing, or data that stands until the services have other.
    const revision = isDrawn || match?.route.dataUrl ? options.revision?.() : '';
    const standing = revision === undefined ? undefined : documents.get(keyOf(revision));
    if (standing) return standing;
    const drawn = isDrawn
      ? await draw(site, { match, path, search, visitor: request.ip })
      : undefined;
    const data = drawn ? drawn.data : match && (await dataOf(match, options.ask));
    const missing = data?.state === 'missing' || (match && !listed);
    const away = data?.state === 'failed' && match?.route.dataUrl !== undefined;
    const status = !match || missing ? 404 : away ? 503 : 200;
    const shown = !match ? notFoundPath : missing ? missingPath(match.route) : path;
    const markup =
      drawn?.markup ??
      pages.markupOf(shown) ??
      (isDrawn
        ? undefined
        : await pages.drawNow({ path: shown, module: match?.route.module, data: drawnWith(data) }));
    const make = async (): Promise<Document> => {
      const files = { composition, route: match?.route, files: drawn?.files ?? [] };
      const within = withStyles ? await stylesFor(files) : new Map<string, StyleWithin>();
      const html = htmlDocument({
        ...files,
        path,
        markup: markup ?? '',
        data: data && drawnWith(data),
        drawnFor: drawn?.markup === undefined ? undefined : path + search,
        within,
        missing,
        meta: { ...(drawn?.title && { title: drawn.title }), ...metaOf(data) },
        origin,
        theme,
      });
      const etag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
      const sources = [...within.values()].map(({ source }) => source);
      return { status, body: await compressText(html), etag, sources };
    };
    // Unknown paths are as many as anybody likes: they are not kept. Nor is what was in a hurry.
    const inHurry = isDrawn && drawn?.markup === undefined;
    if (markup === undefined || status !== 200 || inHurry || options.developing) return make();
    const stands = drawn
      ? drawn.stands
      : data === undefined || (data.state === 'ready' && data.stands);
    if (stands && revision !== undefined) return kept(keyOf(revision), make);
    return drawn ? kept(keyOf(`data ${drawn.id}`), make) : make();
  };
}

const wantsPage = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !(headers.accept ?? '*/*').startsWith('application/json');

const rawPathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '/';

const pathOf = (request: FastifyRequest) => rawPathOf(request).replace(/(.)\/+$/, '$1');

/** Browsers take `//host` and `/\host` for another site. */
const isLocal = (path: string) => /^\/(?![/\\])/.test(path);

const queryOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

function themeOf({ headers }: FastifyRequest): 'light' | 'dark' | undefined {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
