import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Registry as Metrics } from 'prom-client';
import { findPostgres, startPostgres } from '../testing/real-postgres';
import { createApp } from './app';
import { readEnvironment } from './environment';
import { services } from './services';

const binaries = findPostgres();
const testWithPostgres = binaries ? test : test.skip;

testWithPostgres(
  'without its database the server says so and to come again, and is whole once it is back',
  async () => {
    const postgres = await startPostgres(binaries ?? '');
    const environment = readEnvironment({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'denk-away-')),
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'silent',
    });
    const { mounts, needs, revision } = services(
      environment,
      join(__dirname, '../../catalogue'),
      new Metrics(),
    );
    const app = await createApp({
      environment,
      mounts,
      needs,
      metrics: new Metrics(),
      developing: false,
      isReady: () => true,
      site: () => Promise.reject(new Error('no site')),
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const ask = async (path: string) => {
      const answer = await fetch(address + path);
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    };
    const product = '/api/products?ids=a';
    const untilReady = async () => {
      while ((await ask('/readyz')).status !== 200) await pause(50);
    };
    await untilReady();
    const searched = await fetch(`${address}/functions/v1/search-products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'telefon' }),
    });
    expect(await searched.json()).toMatchObject({ success: true });
    expect(await ask(product)).toEqual({ status: 200, retryAfter: null });

    const before = revision();
    expect(before).toBeDefined();

    await postgres.halt();
    expect((await ask('/readyz')).status).toBe(503);
    // Pages that are kept by it are asked for anew: nobody can say that they are still true.
    expect(revision()).toBeUndefined();
    expect(await ask(product)).toEqual({ status: 503, retryAfter: '5' });
    expect(await ask('/api/product-paths')).toEqual({ status: 503, retryAfter: '5' });

    await postgres.resume();
    await untilReady();
    expect(await ask(product)).toEqual({ status: 200, retryAfter: null });
    expect(revision()).toBe(before);
    await app.close();
    await postgres.remove();
  },
  60_000,
);
