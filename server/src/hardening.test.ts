import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry as Metrics } from 'prom-client';
import { createApp } from './app';
import { readEnvironment } from './environment';

/** More than a packet of the network holds. */
const long = 'uzun '.repeat(1000);

async function start(variables: NodeJS.ProcessEnv = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'denk-hardening-'));
  const app = await createApp({
    environment: readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...variables }),
    developing: false,
    metrics: new Metrics(),
    isReady: () => true,
    mounts: [
      (mounted) => {
        mounted.post('/api/echo', async () => ({ ok: true }));
        mounted.get('/api/me', async ({ ip }) => ({ ip }));
        mounted.get('/api/long', async () => ({ text: long }));
        mounted.get('/api/stream', async (_, reply) => reply.type('text/event-stream').send(long));
      },
    ],
    site: () => Promise.reject(new Error('no site')),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, address };
}

describe('every answer', () => {
  test.each(['/healthz', '/registry.json', '/nowhere', '/modules/x/1/y.js'])(
    '%s says that nothing in it may be guessed, framed or run',
    async (path) => {
      const { app, address } = await start();
      const { headers } = await fetch(address + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('strict-transport-security')).toBeNull();
      // A page's files wait for one another on a slow line, and headers are not compressed.
      expect([...headers].join('\n').length).toBeLessThan(340);
      await app.close();
    },
  );

  test.each([
    ['/api/long', 'gzip, br', 'br'],
    ['/api/long', 'gzip', 'gzip'],
    ['/api/long', 'identity', null],
    ['/healthz', 'gzip, br', null],
    // Each word of a stream goes out when it is said.
    ['/api/stream', 'gzip, br', null],
  ])('%s, for who reads %s, is compressed as %s', async (path, accepted, encoding) => {
    const { app, address } = await start();
    const answer = await fetch(address + path, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect((await answer.text()).includes(long)).toBe(path !== '/healthz');
    await app.close();
  });

  test('tells browsers to stay with https where visitors come by it', async () => {
    const { app, address } = await start({ PUBLIC_URL: 'https://denk.example' });
    const { headers } = await fetch(`${address}/healthz`);
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    await app.close();
  });
});

describe('the visitor’s address', () => {
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.2' } };

  test.each([
    ['2', '203.0.113.7'],
    ['1', '198.51.100.2'],
    ['10.0.0.0/8', '127.0.0.1'],
  ])('with TRUST_PROXY=%s is %s', async (trust, ip) => {
    const { app, address } = await start({ TRUST_PROXY: trust });
    expect(await (await fetch(`${address}/api/me`, forwarded)).json()).toEqual({ ip });
    await app.close();
  });
});

describe('the figures', () => {
  test('are for this machine, or for who brings the token', async () => {
    const { app, address } = await start({ METRICS_TOKEN: 'gizli' });
    const through = { 'x-forwarded-for': '203.0.113.7' };
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${address}/metrics`, { headers })).status;
    expect(await status({})).toBe(200);
    expect(await status(through)).toBe(401);
    expect(await status({ ...through, authorization: 'Bearer yanlis' })).toBe(401);
    expect(await status({ ...through, authorization: 'Bearer gizli' })).toBe(200);
    await app.close();
  });
});

describe('a body that is too large', () => {
  test('is answered 413 to an ordinary client that is still sending', async () => {
    const { app, address } = await start();
    const answer = await fetch(`${address}/api/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'a'.repeat(5_000_000) }),
    });
    expect(answer.status).toBe(413);
    await app.close();
  });
});
