import { searchRequestSchema, type SearchResponse } from '@denk/shared/product/wire';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { CatalogueUnavailable } from '../catalogue';
import { answerJson } from './answer-json';
import type { ProductSearch } from './answer/product-search';

const path = '/functions/v1/search-products';

/** Said while the engine or its database cannot answer (docs/product.md#error-catalogue). */
export const unavailableError =
  'Arama servisi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.';

const allowed = 'authorization, x-client-info, apikey, content-type';

/** Who may search, and how often. */
export interface SearchAccess {
  /** Pages of other hosts that may search; `*` for any. Our own pages always may. */
  readonly origins: readonly string[];
  /** Searches a minute of one visitor, and where they are counted; absent where a search costs nobody anything. */
  readonly limit?:
    { readonly perMinute: number; readonly counts: FastifyRateLimitStoreCtor } | undefined;
  /** Whether the same search gives the same answer until the products change. */
  readonly stands?: boolean | undefined;
  /** What counts as one visitor. */
  readonly visitorKey: (address: string) => string;
}

function allowListed(request: FastifyRequest, reply: FastifyReply, { origins }: SearchAccess) {
  const { origin } = request.headers;
  reply.header('vary', 'origin');
  if (origins.includes('*')) reply.header('access-control-allow-origin', '*');
  else if (origin && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
}

/**
 * `POST /functions/v1/search-products` with its CORS preflight, in the shape of a hosted functions backend: a failed
 * search is 200 with `success: false`, a malformed body 4xx with a short reason (docs/product.md#product-search).
 */
export function searchRoutes(
  app: FastifyInstance,
  { search }: ProductSearch,
  access: SearchAccess,
): void {
  void app.register(async (scope) => {
    if (access.limit) {
      await scope.register(rateLimit, {
        max: access.limit.perMinute,
        timeWindow: '1 minute',
        // Every search is a request of its own; the preflight is none.
        allowList: ({ method }) => method === 'OPTIONS',
        keyGenerator: ({ ip }) => access.visitorKey(ip),
        store: access.limit.counts,
      });
    }
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      allowListed(request, reply, access);
      const status = error.statusCode ?? 500;
      if (status >= 400 && status < 500) {
        return reply
          .code(status)
          .send({ success: false, error: badRequest[status] ?? 'Geçersiz istek' });
      }
      // Who turned it away has said so; that is not a line for each of many.
      if (status !== 503) request.log.error({ err: error }, 'search failed');
      return reply.code(200).send(failed('', unavailableError));
    });

    scope.options(path, (request, reply) => {
      allowListed(request, reply, access);
      return reply
        .header('access-control-allow-methods', 'POST, OPTIONS')
        .header('access-control-allow-headers', allowed)
        .header('access-control-max-age', '86400')
        .code(204)
        .send();
    });

    scope.post(path, { bodyLimit: 64 * 1024 }, async (request, reply) => {
      allowListed(request, reply, access);
      reply.header('cache-control', 'no-store');
      const body = v.safeParse(searchRequestSchema, withoutNulls(request.body));
      if (!body.success) {
        return reply
          .code(400)
          .send({ success: false, error: `Geçersiz istek: ${where(body.issues[0])}` });
      }
      const abort = new AbortController();
      request.raw.once('close', () => {
        if (!reply.sent) abort.abort();
      });
      try {
        const answer = await search(body.output, abort.signal);
        if (access.stands && answer.success) reply.header('cache-control', 'no-cache');
        return await reply
          .header('content-type', 'application/json; charset=utf-8')
          .send(answerJson(answer));
      } catch (error) {
        const known = error instanceof CatalogueUnavailable;
        request.log[known ? 'warn' : 'error']({ err: error }, 'search failed');
        return failed(body.output.query.trim(), unavailableError);
      }
    });
  });
}

const badRequest: Readonly<Record<number, string>> = {
  400: 'İstek gövdesi okunamadı',
  413: 'İstek gövdesi çok büyük',
  415: 'İstek gövdesi application/json olmalı',
  429: 'Çok sık arama yapıldı; lütfen bir dakika sonra tekrar deneyin.',
};

const failed = (query: string, error: string): SearchResponse => ({
  success: false,
  products: [],
  query,
  total_results: 0,
  error,
});

/** Some clients write null for what they leave out. */
function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

function where(issue: v.BaseIssue<unknown> | undefined): string {
  const at = issue ? v.getDotPath(issue) : null;
  return at ? `${at.slice(0, 80)} alanı` : 'gövde bir nesne olmalı';
}
