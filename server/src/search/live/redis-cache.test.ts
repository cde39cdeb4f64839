import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createMemoryCache } from './answer-cache';
import { createRedisCache } from './redis-cache';

/** Just enough of Redis: GET and SET … PX over its wire protocol. */
class SmallRedis {
  readonly kept = new Map<string, string>();
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => {
    this.sockets.add(socket);
    socket.on('data', (data) => {
      for (const command of commandsIn(data.toString())) socket.write(this.answer(command));
    });
    socket.on('error', () => socket.destroy());
  });

  async start(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private answer([name = '', key = '', value = '']: readonly string[]): string {
    if (name.toUpperCase() === 'SET') {
      this.kept.set(key, value);
      return '+OK\r\n';
    }
    if (name.toUpperCase() !== 'GET') return '+OK\r\n';
    const found = this.kept.get(key);
    return found === undefined ? '$-1\r\n' : `$${Buffer.byteLength(found)}\r\n${found}\r\n`;
  }
}

function commandsIn(text: string): string[][] {
  const lines = text.split('\r\n');
  const commands: string[][] = [];
  for (let at = 0; at < lines.length;) {
    const count = Number(/^\*(\d+)$/.exec(lines[at] ?? '')?.[1] ?? 0);
    if (!count) break;
    commands.push(Array.from({ length: count }, (_, index) => lines[at + 2 + 2 * index] ?? ''));
    at += 1 + 2 * count;
  }
  return commands;
}

const answer = {
  at: 5,
  products: [{ id: 'a', title: 'Ayakkabı', image: '', source: 'n11', price: '', link: '' }],
};
const warnings: string[] = [];
const cacheAt = (port: number) =>
  createRedisCache({
    url: `redis://127.0.0.1:${port}`,
    keepMs: 1000,
    fallback: createMemoryCache(),
    warn: (message) => warnings.push(message),
  });

test('two servers share their answers', async () => {
  const redis = new SmallRedis();
  const port = await redis.start();
  const [mine, theirs] = [cacheAt(port), cacheAt(port)];
  await mine.set('telefon', answer);
  expect(await theirs.get('telefon')).toEqual(answer);
  expect(await theirs.get('başka')).toBeUndefined();
  expect([...redis.kept.keys()][0]).toMatch(/^denk:search:[0-9a-f]{40}$/);
  await Promise.all([mine.close(), theirs.close()]);
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
  await Promise.all([cache.close(), other.close()]);
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
  await cache.close();
});

test('a Redis that takes connections and says nothing costs one search its patience, and no other', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  warnings.length = 0;
  const cache = cacheAt((silent.address() as AddressInfo).port);
  await cache.get('ilk');
  const begun = performance.now();
  for (let search = 0; search < 20; search += 1) await cache.get(`sonraki ${search}`);
  expect(performance.now() - begun).toBeLessThan(400);
  expect(warnings).toHaveLength(1);
  await cache.close();
  silent.close();
});
