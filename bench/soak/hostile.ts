import { hostileBodies } from '../../server/testing/hostile-bodies';
import { createClient, drive, hanging, seeded, type Ask } from '../site/client';
import { asVisitor } from '../site/requests';
import { startSite } from '../site/site';
import { atMost, count, none, type Part, told } from './finding';

const bodies = ['POST', 'PUT', 'PATCH', 'DELETE'];
const methods = [...bodies, 'GET', 'HEAD', 'OPTIONS'];

const paths = [
  '/functions/v1/search-products',
  '/v1/chat/completions',
  '/v1/models',
  '/api/suggestions?q=%',
  '/api/products/%',
  '/api/products?ids=%',
  '/api/product-paths',
  '/pictures/%/%.svg',
  '/pictures/sellers/%.svg',
  '/registry.json',
  '/registry/v1',
  '/registry/v1/%',
  '/registry/v1/%/versions?traffic=%',
  '/registry/v1/%/promote',
  '/registry/v1/%/rollback',
  '/registry/v1/%/preview',
  '/registry/preview/%',
  '/registry/reports',
  '/modules/%/%/%',
  '/healthz',
  '/readyz',
  '/metrics',
  '/status',
  '/robots.txt',
  '/sitemap.xml',
  '/%',
  '/product/%',
  '/results?q=%',
  '/results?q=telefon&%=%',
  '/questionnaire?q=%',
  '/questionnaire/%',
  '/ai-chat?q=%',
  '/search?%',
  '/kategoriler/%',
];
const odd = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%00',
  '%ff%fe',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '..%5c..%5c',
  '%2e%2e/%2e%2e/registry',
  '%EF%B7%BA'.repeat(80),
  'a'.repeat(3000),
  '%F0%9F%98%80',
  '%ED%A0%80',
  '<script>alert(1)</script>'.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  '%22%27%60%3B--',
  '${7*7}'.replaceAll('{', '%7B').replaceAll('}', '%7D'),
  '1e309',
  '-1',
  'NaN',
  'mf-chat',
  '[]'.replaceAll('[', '%5B').replaceAll(']', '%5D'),
  '%0d%0aset-cookie:%20a=b',
];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/gzip',
  '',
];
const cookies = ['', 'theme=dark', 'denk-place=__proto__', 'denk-preview=mf-chat~1~0~x', '=;;;='];
const stack = /\n\s+at .+:\d+:\d+|node_modules|server\/dist/;

/** Requests that no page sends, over every route and with every kind of body. */
export const hostile: Part = async (root) => {
  const requests = count('SOAK_HOSTILE', 20_000);
  const clients = count('SOAK_CLIENTS', 20);
  const site = await startSite({ root });
  const client = createClient(site.origin, clients);
  const next = seeded(7);
  const pick = <One>(all: readonly One[]): One => all[Math.floor(next() * all.length)] as One;
  const generated = hostileBodies(requests, next);
  const ask = (): Ask => {
    const path = pick(paths).replaceAll('%', () => pick(odd));
    const method = pick(methods);
    const body = bodies.includes(method) ? (generated.next().value ?? '{}') : undefined;
    const type = pick(types);
    const headers = {
      accept: pick(['text/html', '*/*', 'application/json', 'x'.repeat(200), '']),
      cookie: pick(cookies),
      ...(type &&
        body !== undefined && { 'content-type': next() < 0.6 ? 'application/json' : type }),
      ...(next() < 0.05 && { authorization: `Bearer ${pick(odd)}` }),
      ...(next() < 0.05 && { 'accept-encoding': pick(['*;q=0', 'br;q=x', 'gzip, br, zstd']) }),
      ...(next() < 0.05 && { 'if-none-match': pick(['*', '"a', 'W/""']) }),
      ...(next() < 0.05 && { range: pick(['bytes=0-', 'bytes=5-1', 'bytes=99999999-']) }),
    };
    return { path, method, headers, ...(body !== undefined && { body }) };
  };
  const failed: string[] = [];
  const turnedAway: string[] = [];
  const silent: string[] = [];
  const stacks: string[] = [];
  const statuses = new Map<number, number>();
  let slowest = { ms: 0, name: '' };
  let left = requests;
  try {
    await drive(
      client,
      clients,
      (one) => ((left -= 1) < 0 ? undefined : asVisitor(ask(), one)),
      ({ status, ms, body, headers }, { method, path }) => {
        const name = `${status} ${method} ${path.slice(0, 80)}`;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (ms > slowest.ms) slowest = { ms, name };
        if (status === 503 && headers['retry-after']) turnedAway.push(name);
        else if (status >= 500) failed.push(name);
        if (status === 0) silent.push(`${name} after ${Math.round(ms)} ms: ${body.toString()}`);
        if (headers['content-encoding'] === undefined && stack.test(body.toString())) {
          stacks.push(name);
        }
      },
    );
    const healthy = await client.ask({ path: '/healthz' });
    return [
      told('requests', requests),
      told(
        'by status',
        [...statuses]
          .sort()
          .map(([status, n]) => `${status}: ${n}`)
          .join('  '),
      ),
      none('answered with 5xx', failed),
      atMost('turned away as overloaded', (turnedAway.length / requests) * 100, 1, '%'),
      none('not answered', silent),
      none('answers with a stack', stacks),
      none('log lines of failures', site.log().match(/request failed/g) ?? []),
      atMost('slowest answer', slowest.ms, hanging / 3),
      told('which was', slowest.name),
      atMost('health afterwards', healthy.status === 200 ? healthy.ms : Infinity, 100),
    ];
  } finally {
    client.close();
    await site.kill();
  }
};
