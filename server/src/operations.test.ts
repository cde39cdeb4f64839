import Fastify, { type FastifyInstance } from 'fastify';
import { Registry as Metrics } from 'prom-client';
import { turnMetrics } from './assistant';
import { operationsRoutes } from './operations';

let app: FastifyInstance;
let ready: boolean;
let address: string;
let metrics: Metrics;

beforeEach(async () => {
  ready = false;
  metrics = new Metrics();
  app = Fastify();
  operationsRoutes(app, { metrics, isReady: () => ready });
  app.get('/things/:id', async () => 'here');
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

const read = async (path: string) => {
  const answer = await fetch(address + path);
  return { status: answer.status, text: await answer.text() };
};

test('a starting server lives, but is not ready', async () => {
  expect(await read('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' });
  expect((await read('/readyz')).status).toBe(503);
  ready = true;
  expect((await read('/readyz')).status).toBe(200);
});

test('requests are counted by route, not by address', async () => {
  await read('/things/1');
  await read('/things/2');
  const { text } = await read('/metrics');
  expect(text).toContain(
    'denk_http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 2',
  );
  expect(text).not.toContain('/things/1');
});

test('chat turns are counted by who answered and how they ended', async () => {
  const report = turnMetrics(metrics);
  report({ source: 'provider', outcome: 'answered', firstTextMs: 400, totalMs: 2000 });
  report({ source: 'provider', outcome: 'failed', firstTextMs: undefined, totalMs: 28_000 });
  const { text } = await read('/metrics');
  expect(text).toContain('denk_chat_turns_total{source="provider",outcome="answered"} 1');
  expect(text).toContain('denk_chat_turns_total{source="provider",outcome="failed"} 1');
  expect(text).toContain('denk_chat_first_text_seconds_bucket{le="0.5",source="provider"} 1');
  expect(text).toContain('denk_chat_first_text_seconds_count{source="provider"} 1');
});
