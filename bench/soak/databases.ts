import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../../server/testing/real-postgres';
import { createClient, drive, percentile, type Answer, type Ask } from '../site/client';
import { asVisitor } from '../site/requests';
import { freePort } from '../../tooling/setup/free-port.mjs';
import { freshFolder, startSite } from '../site/site';
import { atMost, count, type Finding, none, type Part, told } from './finding';

const clients = 8;
const awayMs = 3000;
const recovers = 2000;

/** PostgreSQL and Redis are stopped and started again under load: no wrong answer, and whole again within two seconds. */
export const databases: Part = async (root) => [
  ...(await postgresAway(root)),
  ...(await redisAway(root)),
];

const search = (query: string): Ask => ({
  path: '/functions/v1/search-products',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
  body: JSON.stringify({ query, filters: { limit: 24 } }),
});

interface Told {
  readonly success: boolean;
  readonly products: readonly { readonly id: string }[];
}

const idsOf = ({ body }: Answer) => {
  const said = JSON.parse(body.toString()) as Told;
  return said.success ? said.products.map(({ id }) => id).join(' ') : undefined;
};

async function postgresAway(root: string): Promise<Finding[]> {
  const binaries = findPostgres();
  if (!binaries) return [told('PostgreSQL: not run', 'it is not installed')];
  const postgres = await startPostgres(binaries);
  const site = await startSite({ root, variables: { DATABASE_URL: postgres.url } });
  const client = createClient(site.origin, 2 * clients);
  try {
    const queries = ['telefon', 'buzdolabı', 'kadın parfümü', 'laptop', 'roman'];
    const right = new Map<string, string | undefined>();
    for (const query of queries) right.set(query, idsOf(await client.ask(search(query))));
    const product = `/product/${right.get('telefon')?.split(' ')[0] ?? ''}`;
    const wrong: string[] = [];
    const refused = { now: 0 };
    let going = true;
    let turn = 0;
    const load = drive(
      client,
      clients,
      () => {
        if (!going) return undefined;
        turn += 1;
        return turn % 5 === 0
          ? { path: product, headers: { accept: 'text/html', 'accept-encoding': 'identity' } }
          : turn % 50 === 1
            ? { path: '/sitemap.xml', headers: { 'accept-encoding': 'identity' } }
            : search(queries[turn % queries.length] ?? '');
      },
      (answer, ask) => {
        if (ask.body === undefined) {
          if (answer.status === 503 && answer.headers['retry-after']) refused.now += 1;
          else if (answer.status !== 200) wrong.push(`${answer.status} ${ask.path}`);
          return;
        }
        const { query } = JSON.parse(ask.body.toString()) as { query: string };
        const found = answer.status === 200 ? idsOf(answer) : `status ${answer.status}`;
        if (found === undefined) refused.now += 1;
        else if (found !== right.get(query)) wrong.push(`${query}: ${found.slice(0, 60)}`);
      },
    );
    const recoveries: number[] = [];
    let unready = 0;
    for (let round = 0; round < count('SOAK_OUTAGES', 5); round += 1) {
      await pause(1000);
      await postgres.halt();
      await pause(awayMs / 2);
      const [ready, page, map] = await Promise.all(
        ['/readyz', product, '/sitemap.xml'].map((path) =>
          client.ask({ path, headers: { accept: 'text/html' } }),
        ),
      );
      if (ready?.status === 503) unready += 1;
      for (const answer of [page, map]) {
        if (answer?.status !== 503 || !answer.headers['retry-after']) {
          wrong.push(
            `while it is away: ${answer?.status} ${answer === page ? product : 'the sitemap'}`,
          );
        }
      }
      await pause(awayMs / 2);
      await postgres.resume();
      const back = performance.now();
      while (
        idsOf(await client.ask(search('telefon'))) !== right.get('telefon') ||
        (await client.ask({ path: product })).status !== 200 ||
        (await client.ask({ path: '/readyz' })).status !== 200
      ) {
        if (performance.now() - back > 30_000) break;
        await pause(20);
      }
      recoveries.push(performance.now() - back);
    }
    going = false;
    await load;
    return [
      told('PostgreSQL: outages', recoveries.length),
      told('PostgreSQL: readiness told of', `${unready} of ${recoveries.length}`),
      told('PostgreSQL: requests refused meanwhile', refused.now),
      none('PostgreSQL: wrong answers', wrong),
      atMost('PostgreSQL: slowest recovery', Math.max(...recoveries), recovers),
    ];
  } finally {
    client.close();
    await site.kill();
    await postgres.remove();
  }
}

async function startRedis(port: number): Promise<ChildProcess | undefined> {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', freshFolder()],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const started = await Promise.race([
    once(child, 'error').then(() => false),
    (async () => {
      for await (const text of child.stdout ?? [])
        if (String(text).includes('Ready to accept')) break;
      return true;
    })(),
  ]);
  return started ? child : undefined;
}

/** A shopping service that finds one thing for every query, named after it. */
async function startShop() {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { q } = JSON.parse(body) as { q: string };
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          shopping: [
            {
              title: `${q} ürünü`,
              source: 'n11',
              link: 'https://n11.com/a',
              price: '₺1.299,00',
              imageUrl: 'https://n11.com/a.jpg',
            },
          ],
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function redisAway(root: string): Promise<Finding[]> {
  const port = await freePort();
  let redis = await startRedis(port);
  if (!redis) return [told('Redis: not run', 'it is not installed')];
  const shop = await startShop();
  const site = await startSite({
    root,
    variables: {
      SEARCH_PROVIDER: 'serper',
      SERPER_API_KEY: 'x',
      SERPER_BASE_URL: shop.base,
      REDIS_URL: `redis://127.0.0.1:${port}`,
    },
  });
  const client = createClient(site.origin);
  try {
    const wrong: string[] = [];
    const times = { there: [] as number[], away: [] as number[] };
    let visitor = 0;
    const phase = async (which: keyof typeof times, until: number) => {
      while (performance.now() < until) {
        visitor += 1;
        const query = `telefon ${visitor % 200}`;
        const answer = await client.ask(asVisitor(search(query), visitor));
        times[which].push(answer.ms);
        const { products } = JSON.parse(answer.body.toString()) as {
          products?: { title: string }[];
        };
        if (products?.[0]?.title !== `${query} ürünü`) {
          wrong.push(`${answer.status} ${query}: ${products?.[0]?.title ?? 'nothing'}`);
        }
      }
    };
    const slowAfterFirst: number[] = [];
    for (let round = 0; round < count('SOAK_OUTAGES', 5); round += 1) {
      await phase('there', performance.now() + 1500);
      redis?.kill('SIGKILL');
      await pause(50);
      const before = times.away.length;
      await phase('away', performance.now() + awayMs);
      slowAfterFirst.push(...times.away.slice(before + 1));
      redis = await startRedis(port);
    }
    return [
      told('Redis: searches', times.there.length + times.away.length),
      none('Redis: wrong answers', wrong),
      told('Redis there: p99, ms', percentile(times.there, 99).toFixed(1)),
      atMost(
        'Redis away: p95 after the first of an outage, beyond p95 with Redis',
        percentile(slowAfterFirst, 95) - percentile(times.there, 95),
        50,
      ),
    ];
  } finally {
    client.close();
    await site.kill();
    redis?.kill('SIGKILL');
    shop.close();
  }
}
