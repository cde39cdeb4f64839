import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOperator } from './is-operator';
import { collectDefaultMetrics, Histogram, type Registry as Metrics } from 'prom-client';

/** What `/readyz`, `/metrics` and `/status` tell. */
export interface Operations {
  readonly metrics: Metrics;
  /** Whether everything is there that an answer needs. */
  readonly isReady: () => boolean;
  /** Whether it is about to stop. */
  readonly isStopping?: () => boolean;
  /** Services that most answers need, by name: whether each answers. */
  readonly needs?: Readonly<Record<string, () => Promise<boolean>>>;
  /** Asked of whoever wants the figures from another machine. */
  readonly metricsToken?: string | undefined;
  /** Modules and versions as they are: for programs, for people, and how it looks. Absent while developing. */
  readonly status?: {
    readonly json: () => Promise<object>;
    readonly html: () => Promise<string>;
    readonly css: string;
  };
}

/** `GET /healthz`, `/readyz`; for operators `/metrics` and `/status`. */
export function operationsRoutes(
  app: FastifyInstance,
  { metrics, isReady, isStopping, needs = {}, metricsToken, status }: Operations,
): void {
  collectDefaultMetrics({ register: metrics });
  const duration = new Histogram({
    name: 'denk_http_request_duration_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [metrics],
  });
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      {
        method: request.method,
        // Pages answer for any path; their names must not become as many figures.
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const not = (status: string, more = {}) => reply.code(503).send({ status, ...more });
    if (isStopping?.()) return not('stopping');
    if (!isReady()) return not('starting');
    const asked = Object.entries(needs).map(async ([name, answers]): Promise<string[]> =>
      (await answers()) ? [] : [name],
    );
    const away = (await Promise.all(asked)).flat();
    return away.length > 0 ? not('away', { away }) : { status: 'ready' };
  });
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isOperator(request, metricsToken)) return;
    await reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'token needed' });
  };
  app.get('/metrics', { onRequest }, async (_, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
  if (!status) return;
  app.get('/status', { onRequest }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'Accept');
    return (request.headers.accept ?? '').includes('text/html')
      ? reply
          .header('content-security-policy', statusPolicy)
          .type('text/html; charset=utf-8')
          .send(await status.html())
      : reply.send(await status.json());
  });
  app.get('/status/status.css', async (_, reply) => reply.type('text/css').send(status.css));
}

const statusPolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";
