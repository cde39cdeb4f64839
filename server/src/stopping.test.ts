import { once } from 'node:events';
import { connect } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry as Metrics } from 'prom-client';
import { createApp, type AppOptions } from './app';
import { chatRoutes } from './assistant';
import { readEnvironment } from './environment';
import { stopping } from './operations';
import { eventStream, piece, startProviderStub } from '../testing/provider-stub';

const times = { announced: 2, deadline: 10, farewell: 1 };

/** Waits that end when a test says so. */
function handClock() {
  const waits = new Map<number, () => void>();
  return {
    wait: (ms: number) => new Promise<void>((resolve) => waits.set(ms, resolve)),
    pass: async (ms: number) => {
      while (!waits.has(ms)) await new Promise((resolve) => setImmediate(resolve));
      waits.get(ms)?.();
    },
  };
}

async function start(more: Partial<AppOptions> = {}) {
  const clock = handClock();
  let finish = () => {};
  let arrived = () => {};
  const waiting = new Promise<void>((resolve) => (arrived = resolve));
  const stops: { stopping?: ReturnType<typeof stopping> } = {};
  const app = await createApp({
    environment: readEnvironment({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'denk-stopping-')),
      LOG_LEVEL: 'silent',
    }),
    developing: false,
    metrics: new Metrics(),
    isReady: () => true,
    isStopping: () => stops.stopping?.hasBegun() ?? false,
    site: () => Promise.reject(new Error('no site')),
    ...more,
    mounts: [
      (mounted) => {
        mounted.get('/api/slow', async () => {
          arrived();
          await new Promise<void>((resolve) => (finish = resolve));
          return { ok: true };
        });
      },
      ...(more.mounts ?? []),
    ],
  });
  const { stop } = (stops.stopping = stopping(app, times, clock.wait));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, address, stop, clock, waiting, finish: () => finish() };
}

const readiness = async (address: string) => {
  const answer = await fetch(`${address}/readyz`);
  return [answer.status, await answer.json()];
};

describe('a server that stops', () => {
  test('says so while it still answers, and asks whoever comes to come to another one', async () => {
    const { address, stop, clock } = await start();
    expect(await readiness(address)).toEqual([200, { status: 'ready' }]);
    const stopped = stop();
    expect(await readiness(address)).toEqual([503, { status: 'stopping' }]);
    const alive = await fetch(`${address}/healthz`);
    expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close']);
    await clock.pass(times.announced);
    await stopped;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  test('lets a request that is under way be finished', async () => {
    const { address, stop, clock, waiting, finish } = await start();
    const slow = fetch(`${address}/api/slow`);
    await waiting;
    const stopped = stop();
    await clock.pass(times.announced);
    finish();
    expect(await (await slow).json()).toEqual({ ok: true });
    await stopped;
  });

  test('cuts at the deadline what does not end by itself', async () => {
    const { address, stop, clock, waiting } = await start();
    const slow = fetch(`${address}/api/slow`).then(
      () => 'answered',
      () => 'cut',
    );
    await waiting;
    const stopped = stop();
    await clock.pass(times.announced);
    await clock.pass(times.deadline);
    await clock.pass(times.farewell);
    await stopped;
    expect(await slow).toBe('cut');
  });

  test('is not held up by connections that say nothing', async () => {
    const { address, stop, clock } = await start();
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    const gone = once(socket, 'close');
    const stopped = stop(true);
    await clock.pass(times.farewell);
    await gone;
    await stopped;
  });
});

describe('a chat that a stop interrupts', () => {
  const question = JSON.stringify({
    messages: [{ role: 'user', content: 'telefon' }],
    stream: true,
  });

  test.each([
    { told: 'nothing yet', status: 503, before: '' },
    { told: 'the beginning', status: 200, before: 'Bütçeniz' },
  ])('is ended in its own protocol at the deadline ($told)', async ({ before, status }) => {
    const provider = await startProviderStub();
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    provider.answer = (response) => {
      response.writeHead(200, eventStream);
      if (before) response.write(piece(before));
      begin();
    };
    const { address, stop, clock } = await start({
      mounts: [
        (app) =>
          chatRoutes(app, {
            baseUrl: provider.baseUrl,
            model: 'x',
            maxTokensField: 'max_tokens',
            fallbackToGuide: false,
            guide: () => '',
          }),
      ],
    });
    const asked = fetch(`${address}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: question,
    });
    await begun;
    if (before) await asked;
    const stopped = stop();
    await clock.pass(times.announced);
    await clock.pass(times.deadline);
    const answer = await asked;
    expect(answer.status).toBe(status);
    const said = await answer.text();
    expect(said).toContain(before);
    expect(said).toContain('"code":"service_unavailable"');
    await stopped;
    await provider.brokenOff;
    await provider.close();
  });
});

describe('an overloaded server', () => {
  const pressure = { delay: 1000, sample: 20, heap: 1 };

  test('turns visitors away with a time to come back, and answers whoever looks after it', async () => {
    const { app, address } = await start({ pressure });
    const visit = () => fetch(address, { headers: { accept: 'text/html' } });
    // The heap is looked at every now and then.
    let page = await visit();
    while (page.status !== 503) page = await visit();
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await page.text()).toBe('Site şu anda çok yoğun. Lütfen biraz sonra tekrar deneyin.');
    const program = await fetch(`${address}/api/slow`);
    expect([program.status, await program.json()]).toEqual([503, { error: 'overloaded' }]);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/metrics`)).status).toBe(200);
    await app.close();
  });
});

test('a server without what most answers need is not ready', async () => {
  const away = { now: true };
  const { app, address } = await start({ needs: { catalogue: async () => !away.now } });
  expect(await readiness(address)).toEqual([503, { status: 'away', away: ['catalogue'] }]);
  away.now = false;
  expect(await readiness(address)).toEqual([200, { status: 'ready' }]);
  await app.close();
});

test('answers begin one a round of the event loop, so that health can be told between them', async () => {
  let round = 0;
  let next = setImmediate(function turn() {
    round += 1;
    next = setImmediate(turn);
  });
  const begunIn: number[] = [];
  const { app } = await start({
    mounts: [(mounted) => void mounted.get('/api/heavy', async () => begunIn.push(round))],
  });
  await Promise.all(Array.from({ length: 10 }, () => app.inject('/api/heavy')));
  clearImmediate(next);
  expect(new Set(begunIn).size).toBe(10);
  await app.close();
});
