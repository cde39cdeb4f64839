import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { SmallRedis } from '../../../testing/small-redis';
import { searchCounts } from './search-counts';
import { openSharedRedis, type SharedRedis } from './shared-redis';

const redis = new SmallRedis();
const opened: SharedRedis[] = [];
const apps: FastifyInstance[] = [];

afterEach(async () => {
  for (const shared of opened.splice(0)) shared.close();
  for (const app of apps.splice(0)) await app.close();
});

/** A server that lets each visitor search twice a minute. */
async function serverOn(port: number) {
  const shared = openSharedRedis(`redis://127.0.0.1:${port}`, () => undefined);
  opened.push(shared);
  const app = Fastify();
  apps.push(app);
  await app.register(rateLimit, { max: 2, timeWindow: '1 minute', store: searchCounts(shared) });
  app.get('/', () => 'bulundu');
  return async (remoteAddress: string) =>
    (await app.inject({ url: '/', remoteAddress })).statusCode;
}

test('two servers on one Redis count a visitor’s searches together, and another visitor’s apart', async () => {
  const port = await redis.start();
  const [mine, theirs] = [await serverOn(port), await serverOn(port)];
  expect([await mine('192.0.2.1'), await theirs('192.0.2.1')]).toEqual([200, 200]);
  expect([await mine('192.0.2.1'), await theirs('192.0.2.1')]).toEqual([429, 429]);
  expect(await theirs('192.0.2.9')).toBe(200);
  expect([...redis.kept.keys()].join()).not.toContain('192.0.2');
  await redis.stop();
});

test('a server of its own begins anew when the minute is over', async () => {
  let now = 1;
  const Counts = searchCounts(undefined, () => now);
  const counts = new Counts({});
  const search = () =>
    new Promise((resolve) =>
      counts.incr('elif', (_, result) => resolve([result?.current, result?.ttl]), 60_000, 9),
    );
  expect(await search()).toEqual([1, 60_000]);
  now += 40_000;
  expect(await search()).toEqual([2, 20_000]);
  now += 20_001;
  expect(await search()).toEqual([1, 60_000]);
});

test('while Redis is away each server goes on counting by itself', async () => {
  const port = await redis.start();
  await redis.stop();
  const search = await serverOn(port);
  const answers = [await search('192.0.2.1'), await search('192.0.2.1'), await search('192.0.2.1')];
  expect(answers).toEqual([200, 200, 429]);
});
