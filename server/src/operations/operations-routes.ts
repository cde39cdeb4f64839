import type { FastifyInstance } from 'fastify';
import { isOperator } from './is-operator';
import { collectDefaultMetrics, Histogram, type Registry as Metrics } from 'prom-client';

/** What `/readyz` and `/metrics` tell. */
export interface Operations {
  readonly metrics: Metrics;
  readonly isReady: () => boolean;
  /** Asked of whoever wants the figures from another machine. */
  readonly metricsToken?: string | undefined;
}

/** `GET /healthz`, `/readyz`, `/metrics`. */
export function operationsRoutes(
  app: FastifyInstance,
  { metrics, isReady, metricsToken }: Operations,
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
  app.get('/readyz', async (_, reply) =>
    isReady() ? { status: 'ready' } : reply.code(503).send({ status: 'starting' }),
  );
  app.get('/metrics', async (request, reply) =>
    isOperator(request, metricsToken)
      ? reply.type(metrics.contentType).send(await metrics.metrics())
      : reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'token needed' }),
  );
}
