import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry as Metrics } from 'prom-client';
import { createSite, folderStore, missingPath, notFoundPath } from './platform';
import type { NeedsJob, PrerenderJob } from './platform/prerender/protocol';
import { askOwnServer, createApp, type Mount } from './app';
import { readEnvironment } from './environment';
import { sampleRoute, writeBuild } from '../testing/sample-site';

const fresh = () => mkdtempSync(join(tmpdir(), 'denk-pages-'));

/** What the services say now. */
const counts = { looked: 0, price: 100, pathsAway: false, revision: '1' };

const products: Mount = (app) => {
  app.get<{ Params: { id: string } }>('/api/things/:id', async (request, reply) =>
    request.params.id === 'masa'
      ? { meta: { title: 'Masa </script> · Denk', description: 'Bir "masa".' }, name: 'Masa' }
      : reply.code(404).send({ error: 'no such thing' }),
  );
  app.post<{ Body: { asked: string } }>('/functions/v1/look', async ({ body }, reply) =>
    body.asked.includes('away')
      ? reply.code(503).send({})
      : reply
          .header('cache-control', body.asked.includes('live') ? 'no-store' : 'no-cache')
          .send({ found: body.asked, count: (counts.looked += 1) && counts.price }),
  );
  app.get('/api/away/:id', async (_, reply) => reply.code(503).send({}));
  app.get('/api/things/paths', async (_, reply) =>
    counts.pathsAway ? reply.code(503).send({}) : { paths: ['/thing/masa'] },
  );
};

const styleFiles = {
  'assets/page.1.css':
    '.page{background:url(../ground.svg)}.page b{background:url(data:image/png;base64,AA)}',
  'assets/odd.1.css': '.page::after{content:"</style>"}',
};

/** Draws what it is asked for; a path may take its time. */
const onRequest = {
  waiting: () => 0,
  needs: async ({ needsFor: { search } }: NeedsJob) => ({
    data: search.includes('both')
      ? ['a', 'b'].map((asked) => ({ path: '/functions/v1/look', body: { asked } }))
      : { path: '/functions/v1/look', body: { asked: search } },
    ...(search.includes('masa') && { chunks: ['masa'] }),
  }),
  render: async ({ path, search, data }: PrerenderJob) => {
    if (search?.includes('hangs')) return new Promise<never>(() => {});
    if (search?.includes('throws')) throw new Error('this page is broken');
    return `<main>${path}${search} ${JSON.stringify(data)}</main>`;
  },
};

async function start(markup: Record<string, string> = {}) {
  const dataDir = fresh();
  const shellBuild = writeBuild(fresh(), {
    name: 'shell',
    files: { 'main.1.js': 'console.log(1)', 'remoteEntry.1.js': '' },
  });
  const moduleBuild = writeBuild(fresh(), {
    name: 'mf-sample',
    routes: [
      sampleRoute('/'),
      sampleRoute('/gizli', { indexed: false }),
      sampleRoute('/renkli', { indexed: false, styles: Object.keys(styleFiles) }),
      sampleRoute('/eski', { redirectTo: '/' }),
      sampleRoute('/uye/:ad', {
        paths: ['/uye/elif', '/uye/mert'],
        heads: {
          '/uye/elif': {
            title: 'Elif · Denk',
            description: 'Elif kimdir?',
            breadcrumbs: [
              { name: 'Ana Sayfa', path: '/' },
              { name: 'Elif', path: '/uye/elif' },
            ],
          },
        },
      }),
      sampleRoute('/liste', {
        rendered: 'on-request',
        indexed: false,
        chunks: { masa: ['masa.1.js'] },
      }),
      sampleRoute('/uzak/:id', { rendered: 'on-request', dataUrl: '/api/away/:id' }),
      sampleRoute('/thing/:id', {
        dataUrl: '/api/things/:id',
        prerenderPathsUrl: '/api/things/paths',
      }),
    ],
    files: { 'remoteEntry.1.js': 'var mf_sample;', 'masa.1.js': '', ...styleFiles },
    node: { 'module.cjs': 'secret' },
  });
  const metrics = new Metrics();
  const site = createSite({
    dataDir,
    store: folderStore(dataDir, console.error),
    builds: new Map([
      ['shell', shellBuild],
      ['mf-sample', moduleBuild],
    ]),
    fromSource: false,
    // Nothing is rendered: the markup is the test's.
    workers: { prerender: join(dataDir, 'none.mjs'), contents: join(dataDir, 'none.mjs') },
    metrics,
  });
  const app = await createApp({
    environment: readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    developing: false,
    metrics,
    isReady: () => true,
    revision: () => counts.revision,
    mounts: [products, site.routes],
    site: async (request) => ({
      ...(await site.siteFor(request)),
      pages: {
        markupOf: (path) => markup[path],
        drawNow: async ({ path }) => (path === '/uye/elif' ? '<main>Elif</main>' : undefined),
        onRequest,
      },
    }),
    registry: async () => site.registry(),
  });
  await app.ready();
  await site.open({ log: app.log, ask: askOwnServer(app), isServersOwn: app.isOwnPath });
  site.close();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    address,
    get: (path: string, init?: RequestInit) =>
      fetch(address + path, { redirect: 'manual', ...init }),
  };
}

let running: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  running = await start({
    '/': '<main>Ana sayfa</main>',
    '/liste': '<main>Yer tutucu</main>',
    '/thing/masa': '<main>Masa</main>',
    [missingPath({ path: '/thing/:id' })]: '<main>Böyle bir şey yok</main>',
    [missingPath({ path: '/uye/:ad' })]: '<main>Böyle bir üye yok</main>',
    [notFoundPath]: '<main>Bulunamadı</main>',
  });
});

afterAll(() => running.app.close());

describe('a page', () => {
  test('is one document with its markup, its head, the registry and exactly its files', async () => {
    const answer = await running.get('/');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<title>Sayfa /</title>');
    expect(html).toContain('<div id="site"><main>Ana sayfa</main></div>');
    expect(html).toMatch(
      /<script defer fetchpriority="high" src="\/modules\/mf-sample\/1\.0\.0-a\/remoteEntry\.1\.js" integrity="sha256-/,
    );
    expect(html).toMatch(
      /<script type="application\/json" id="denk-registry">\{"modules":\{"mf-sample"/,
    );
  });

  test('runs no inline script and allows none', async () => {
    const answer = await running.get('/');
    const scripts = (await answer.text()).match(
      /<script(?![^>]*(src=|type="application\/(ld\+)?json"))[^>]*>/g,
    );
    expect(scripts).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test('brings its own styles, which its policy names, but what would not stand in it', async () => {
    const answer = await running.get('/renkli');
    const html = await answer.text();
    const folder = '/modules/mf-sample/1.0.0-a/';
    const styles = [
      ...html.matchAll(/<style data-href="([^"]+)" data-address="([^"]+)">(.*?)<\/style>/g),
    ];
    const own = `.page{background:url(${folder}ground.svg)}.page b{background:url(data:image/png;base64,AA)}`;
    expect(styles.map(([, ...said]) => said)).toEqual([
      ['assets/page.1.css', `${folder}assets/page.1.css`, own],
    ]);
    const sum = createHash('sha256').update(own).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(
      `style-src 'self' 'sha256-${sum}';`,
    );
    expect(html.match(/<link rel="stylesheet" href="[^"]+"/g)).toEqual([
      `<link rel="stylesheet" href="${folder}assets/odd.1.css"`,
    ]);
  });

  test('takes title, description and data from its own service, escaped', async () => {
    const html = await (await running.get('/thing/masa')).text();
    expect(html).toContain('<title>Masa &lt;/script> · Denk</title>');
    expect(html).toContain('content="Bir &quot;masa&quot;."');
    expect(html).toContain(
      'id="denk-page-data">{"state":"ready","value":{"meta":{"title":"Masa \\u003c/script>',
    );
  });

  test('of a path with a head of its own says that, and shows search engines the way to it', async () => {
    const html = await (await running.get('/uye/elif')).text();
    expect(html).toContain('<title>Elif · Denk</title>');
    expect(html).toContain('<meta property="og:description" content="Elif kimdir?">');
    expect(html).toContain(`<link rel="canonical" href="${running.address}/uye/elif">`);
    const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(jsonLd)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Ana Sayfa', item: `${running.address}/` },
        { position: 2, name: 'Elif', item: `${running.address}/uye/elif` },
      ],
    });
    expect(await (await running.get('/uye/mert')).text()).toContain(
      '<title>Sayfa /uye/:ad</title>',
    );
  });

  test('leaves heads of other paths out of the browser’s registry', async () => {
    expect(await (await running.get('/')).text()).not.toContain('Elif kimdir?');
  });

  test.each([
    ['data that is missing', '/thing/yok', 'Böyle bir şey yok'],
    ['a name that its route does not list', '/uye/yok', 'Böyle bir üye yok'],
    ['a path of no module', '/olmayan/sayfa', 'Bulunamadı'],
  ])('answers 404 for %s, inside the site', async (_, path, text) => {
    const answer = await running.get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(text);
  });

  test('carries the visitor’s theme from the first byte', async () => {
    const answer = await running.get('/', { headers: { cookie: 'a=b; theme=dark' } });
    expect(await answer.text()).toContain('<html lang="tr" data-theme="dark">');
  });

  test('that is still to be rendered ahead is drawn at once', async () => {
    expect(await (await running.get('/uye/elif')).text()).toContain('<main>Elif</main>');
  });

  test('redirects an old path and keeps its query', async () => {
    const answer = await running.get('/eski?a=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/?a=1']);
  });

  test('has one address, without a slash at its end', async () => {
    const to = async (path: string) => (await running.get(path)).headers.get('location');
    expect(await to('/gizli/?q=a%20b')).toBe('/gizli?q=a%20b');
    expect(await to('//elsewhere.example/')).toBeNull();
    expect(await to('/%5Celsewhere.example/')).toBe('/%5Celsewhere.example');
  });

  test('that is not for search engines says so', async () => {
    expect(await (await running.get('/gizli')).text()).toContain(
      '<meta name="robots" content="noindex">',
    );
  });
});

describe('a deployed file', () => {
  const file = '/modules/mf-sample/1.0.0-a/remoteEntry.1.js';

  test('is compressed as the browser likes it and never changes', async () => {
    const answer = await running.get(file, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe('var mf_sample;');
  });

  test.each([
    ['for a part of it', { range: 'bytes=0-2' }],
    ['whether it is still the same', { 'if-none-match': '*' }],
  ])('says nothing to who asks %s: it is one and never changes', async (_, headers) => {
    const answer = await running.get(file, { headers });
    expect(answer.status).toBe(200);
    expect([...answer.headers.keys()]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(etag|accept-ranges|last-modified)$/)]),
    );
  });

  test.each([
    '/modules/mf-sample/1.0.0-a/node/module.cjs',
    '/modules/mf-sample/1.0.0-a/..%2f..%2f..%2fregistry.json',
    '/modules/mf-sample/..%2fmf-sample/1.0.0-a/remoteEntry.1.js',
    '/modules/mf-sample/2.0.0/remoteEntry.1.js',
    '/modules/mf-sample/1.0.0-a/',
  ])('%s is not there', async (path) => {
    expect((await running.get(path)).status).toBe(404);
  });
});

describe('operations', () => {
  test.each([
    ['/healthz', 'application/json'],
    ['/readyz', 'application/json'],
    ['/metrics', 'text/plain'],
    ['/registry.json', 'application/json'],
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
  ])('%s answers', async (path, type) => {
    const answer = await running.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
  });

  test('the sitemap lists indexed pages and those their service names, nothing else', async () => {
    const found = (await (await running.get('/sitemap.xml')).text()).match(/<loc>[^<]+/g);
    expect(found?.map((entry) => new URL(entry.slice(5)).pathname)).toEqual([
      '/',
      '/uye/elif',
      '/uye/mert',
      '/thing/masa',
    ]);
  });

  test('a sitemap that would lack pages is none, and to be asked for again', async () => {
    counts.pathsAway = true;
    const { status, headers } = await running.get('/sitemap.xml');
    counts.pathsAway = false;
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
  });

  test('an unknown service address is a short JSON 404', async () => {
    const answer = await running.get('/api/nothing');
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'not found' }]);
  });

  test('own routes are asked in process', async () => {
    expect(await askOwnServer(running.app)('/api/things/masa')).toMatchObject({
      status: 200,
      json: { name: 'Masa' },
    });
  });
});

describe('a page rendered on request', () => {
  const page = async (address: string) => {
    const answer = await running.get(address);
    return { answer, html: await answer.text() };
  };

  test('is drawn from its address, with the data it names inlined and its own files', async () => {
    const { html } = await page('/liste?q=masa&sort=price');
    expect(html).toContain('<main>/liste?q=masa&sort=price {"state":"ready"');
    const block = /id="denk-page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({
      state: 'ready',
      value: { found: '?q=masa&sort=price', count: 100 },
      drawnFor: '/liste?q=masa&sort=price',
    });
    expect(html).toMatch(/<script defer [^>]+masa\.1\.js" integrity=/);
    expect((await page('/liste?q=lamba')).html).not.toMatch(/<script[^>]+masa\.1\.js/);
  });

  test('asks for its data once, until the services have other', async () => {
    const before = counts.looked;
    expect((await page('/liste?q=fiyat')).html).toContain('"count":100');
    counts.price = 777;
    expect((await page('/liste?q=fiyat')).html).toContain('"count":100');
    expect(counts.looked - before).toBe(1);
    counts.revision = '2';
    expect((await page('/liste?q=fiyat')).html).toContain('"count":777');
    counts.price = 100;
  });

  test('asks every time where an answer does not stand', async () => {
    expect((await page('/liste?q=live')).html).toContain('"count":100');
    counts.price = 777;
    expect((await page('/liste?q=live')).html).toContain('"count":777');
    counts.price = 100;
  });

  test('has the answers of all the calls that it names', async () => {
    const { html } = await page('/liste?q=both');
    expect(html).toContain('"value":[{"found":"a","count":100},{"found":"b","count":100}]');
  });

  test.each(['hangs', 'throws', 'away', 'x'.repeat(5000)])(
    'that cannot be drawn in time goes out with its placeholder (%#)',
    async (query) => {
      const { answer, html } = await page(`/liste?q=${query}`);
      expect(answer.status).toBe(200);
      expect(html).toContain('<div id="site"><main>Yer tutucu</main></div>');
      expect(html).not.toContain('drawnFor');
    },
  );

  test('is 503 with the time to come back when the service that has it is away', async () => {
    const { answer } = await page('/uzak/masa');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
  });
});

test('a document that is known is 304, in the encoding it was known in', async () => {
  const first = await running.get('/', { headers: { 'accept-encoding': 'gzip' } });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/-gzip"$/);
  const again = (encoding: string) =>
    running.get('/', { headers: { 'accept-encoding': encoding, 'if-none-match': etag } });
  expect((await again('gzip')).status).toBe(304);
  expect((await again('br')).status).toBe(200);
});
