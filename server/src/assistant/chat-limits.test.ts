import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import OpenAI from 'openai';
import { chatRoutes, type ChatSettings } from '.';
import { guide } from '../../testing/play-guide';
import { done, eventStream, piece, startProviderStub } from '../../testing/provider-stub';

const path = '/v1/chat/completions';
const asking = (content: string) => ({ messages: [{ role: 'user', content }] });

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function server(settings: Partial<ChatSettings> = {}, logged?: string[]) {
  const app: FastifyInstance = Fastify(
    logged ? { logger: { stream: { write: (line: string) => void logged.push(line) } } } : {},
  );
  closing.push(() => app.close());
  app.get('/healthz', () => 'ok');
  await chatRoutes(app, {
    model: 'gpt-3.5-turbo',
    maxTokensField: 'max_tokens',
    fallbackToGuide: false,
    guide,
    ...settings,
  });
  return app;
}

async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function provider() {
  const stub = await startProviderStub();
  closing.push(stub.close);
  return stub;
}

test('OpenAI’s own client lists, asks, streams and breaks off', async () => {
  const baseURL = `${await listening(await server())}/v1`;
  const client = new OpenAI({ apiKey: 'none', baseURL });
  const models = await client.models.list();
  expect(models.data.map(({ id }) => id)).toEqual(['denk-kurallar']);
  const messages = [{ role: 'user' as const, content: 'telefon' }];
  const whole = await client.chat.completions.create({ model: 'denk', messages });
  expect(whole.choices[0]?.message.content).toContain('bütçeniz');
  let text = '';
  const stream = await client.chat.completions.create({ model: 'denk', messages, stream: true });
  for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
  expect(text).toBe(whole.choices[0]?.message.content);
  const leave = new AbortController();
  const call = client.chat.completions.create(
    { model: 'denk', messages },
    { signal: leave.signal },
  );
  leave.abort();
  await expect(call).rejects.toThrow();
});

test.each([
  ['an unknown address', { method: 'GET', url: '/v1/files' }, 404, 'not_found'],
  [
    'several answers at once',
    { method: 'POST', url: path, payload: { ...asking('telefon'), n: 2 } },
    400,
    'invalid_request',
  ],
] as const)('%s is refused in OpenAI’s shape', async (_, request, status, code) => {
  const answer = await (await server()).inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ error: { type: 'invalid_request_error', code } });
});

test('another site’s page may ask beforehand', async () => {
  const answer = await (
    await server()
  ).inject({
    method: 'OPTIONS',
    url: path,
    headers: { origin: 'https://example.org', 'access-control-request-headers': 'authorization' },
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['access-control-allow-headers']).toBe('authorization');
});

test('a day’s calls of the service are counted, and come back the next day', async () => {
  const stub = await provider();
  stub.answer = (response) =>
    response.writeHead(200, eventStream).end(piece('Tamam.') + piece(undefined, 'stop') + done);
  let now = Date.UTC(2026, 4, 12, 23, 59);
  const app = await server({ baseUrl: stub.baseUrl, dailyLimit: 1, clock: () => now });
  const ask = () => app.inject({ method: 'POST', url: path, payload: asking('telefon') });
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).json()).toMatchObject({ error: { code: 'daily_limit' } });
  expect(stub.asked).toHaveLength(1);
  now += 120_000;
  expect((await ask()).statusCode).toBe(200);
});

test('who keeps too many turns open is told so, others are not, and room comes back', async () => {
  const stub = await provider();
  const held: (() => void)[] = [];
  stub.answer = (response) =>
    void held.push(() =>
      response.writeHead(200, eventStream).end(piece('Tamam.') + piece(undefined, 'stop') + done),
    );
  const app = await server({
    baseUrl: stub.baseUrl,
    openTurns: { ofOne: 1, ofAll: 2 },
    visitorOf: (address) => address,
  });
  const ask = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: path, payload: asking('telefon'), remoteAddress });
  const first = ask('10.0.0.1');
  while (held.length < 1) await nextRound();
  expect((await ask('10.0.0.1')).json()).toMatchObject({ error: { code: 'too_many_open' } });
  const second = ask('10.0.0.2');
  while (held.length < 2) await nextRound();
  expect((await ask('10.0.0.3')).statusCode).toBe(429);
  held.forEach((answer) => answer());
  expect((await first).statusCode).toBe(200);
  expect((await second).statusCode).toBe(200);
  const third = ask('10.0.0.3');
  while (held.length < 3) await nextRound();
  held[2]?.();
  expect((await third).statusCode).toBe(200);
});

test('what a service says of a key or a visitor stays out of the log', async () => {
  const stub = await provider();
  stub.answer = (response) =>
    response.writeHead(401, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        error: { message: 'gizli-anahtar-1 is wrong for: annem hasta', code: 'invalid_api_key' },
      }),
    );
  const lines: string[] = [];
  const app = await server({ apiKey: 'gizli-anahtar-1', baseUrl: stub.baseUrl }, lines);
  await app.inject({ method: 'POST', url: path, payload: asking('annem hasta') });
  const log = lines.join('');
  expect(log).toContain('invalid_api_key');
  expect(log).not.toMatch(/gizli-anahtar|annem/);
});
