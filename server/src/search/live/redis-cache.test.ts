import { createServer, type AddressInfo } from 'node:net';
import { SmallRedis } from '../../../testing/small-redis';
import { createMemoryCache } from './answer-cache';
import { createRedisCache } from './redis-cache';
import { openSharedRedis, type SharedRedis } from './shared-redis';

const answer = {
  at: 5,
  products: [{ id: 'a', title: 'Ayakkabı', image: '', source: 'n11', price: '', link: '' }],
};
const warnings: string[] = [];
const opened: SharedRedis[] = [];

afterEach(() => {
  for (const redis of opened.splice(0)) redis.close();
});

function cacheAt(port: number) {
  const redis = openSharedRedis(`redis://127.0.0.1:${port}`, (message) => warnings.push(message));
  opened.push(redis);
  return createRedisCache({ redis, keepMs: 1000, fallback: createMemoryCache() });
}

test('two servers share their answers', async () => {
  const redis = new SmallRedis();
  const port = await redis.start();
  const [mine, theirs] = [cacheAt(port), cacheAt(port)];
  await mine.set('telefon', answer);
  expect(await theirs.get('telefon')).toEqual(answer);
  expect(await theirs.get('başka')).toBeUndefined();
  expect([...redis.kept.keys()][0]).toMatch(/^denk:search:[0-9a-f]{40}$/);
  await redis.stop();
});

test('what is stored by somebody else in another shape counts as nothing', async () => {
  const redis = new SmallRedis();
  const port = await redis.start();
  const cache = cacheAt(port);
  await cache.set('telefon', answer);
  for (const key of redis.kept.keys()) redis.kept.set(key, '{"at":"dün"}');
  const other = cacheAt(port);
  expect(await other.get('telefon')).toBeUndefined();
  await redis.stop();
});

test('while Redis is away memory answers, and one line says so', async () => {
  const redis = new SmallRedis();
  const port = await redis.start();
  await redis.stop();
  warnings.length = 0;
  const cache = cacheAt(port);
  await cache.set('telefon', answer);
  expect(await cache.get('telefon')).toEqual(answer);
  expect(warnings).toHaveLength(1);
});

test('a Redis that takes connections and says nothing costs one search its patience, and no other', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  warnings.length = 0;
  const cache = cacheAt((silent.address() as AddressInfo).port);
  await cache.get('ilk');
  const begun = performance.now();
  for (let search = 0; search < 20; search += 1) await cache.get(`sonraki ${search}`);
  // Eight seconds if each had waited for itself.
  expect(performance.now() - begun).toBeLessThan(4000);
  expect(warnings).toHaveLength(1);
  silent.close();
});
