import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createToken } from './platform';
import { bundleWorkers, moduleBuild, startPublishing } from '../testing/publishing-site';
import { sampleRoute, writeBuild } from '../testing/sample-site';

const workers = bundleWorkers();
const fresh = () => mkdtempSync(join(tmpdir(), 'denk-visits-'));
type Running = Awaited<ReturnType<typeof startPublishing>>;
let site: Running;
afterEach(() => site.stop());

const start = async (more: Partial<Parameters<typeof startPublishing>[0]> = {}) => {
  site = await startPublishing({ workers, ...more });
  await site.publish(moduleBuild('1.0.0'));
};

/** Opens a link and gives the cookie that it leaves. */
async function open(link: string) {
  const answer = await fetch(link, { redirect: 'manual' });
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  return { status: answer.status, to: answer.headers.get('location'), cookie };
}

const htmlFor = async (path: string, cookie: string) => {
  const answer = await site.get(path, { headers: { cookie } });
  return { headers: answer.headers, html: await answer.text() };
};

describe('a module on a developer’s machine', () => {
  const origin = 'http://localhost:3103';
  const manifest = (more: object = {}) => {
    const build = writeBuild(fresh(), {
      name: 'mf-a',
      version: 'dev',
      entry: 'remoteEntry.js',
      routes: [sampleRoute('/a', { scripts: ['remoteEntry.js'] })],
      files: {},
      ...more,
    });
    return JSON.parse(readFileSync(join(build, 'module.json'), 'utf8'));
  };
  const announce = (body: object, as?: string) =>
    site.post('/registry/v1/mf-a/develop', JSON.stringify(body), as);

  test('stands in the site for whoever has the link, under a policy opened for that machine alone', async () => {
    await start({ developmentOrigins: ['loopback'] });
    const before = await htmlFor('/a', '');
    const { status, said } = await announce({ origin, manifest: manifest() });
    expect(status).toBe(200);
    const { to, cookie } = await open(said.url);
    expect(to).toBe('/a');
    const { headers, html } = await htmlFor('/a', cookie);
    expect(html).toContain(`${origin}/modules/mf-a/dev/remoteEntry.js`);
    expect(html).not.toContain('/modules/mf-a/1.0.0/');
    expect(html).toContain('<div id="site"></div>');
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of ['script-src', 'style-src']) {
      expect(policy).toContain(`${directive} 'self' ${origin};`);
    }
    const line = origin.replace('http:', 'ws:');
    expect(policy).toContain(`connect-src 'self' ${origin} ${line};`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(await htmlFor('/a', '')).toMatchObject({ html: before.html });
    const out = await site.get('/registry/visit/out');
    expect(out.headers.get('set-cookie')).toContain('denk-develop=; Path=/; Max-Age=0');
  });

  test('may bring a page that the site does not have yet', async () => {
    await start({ developmentOrigins: ['loopback'] });
    const routes = [sampleRoute('/a'), sampleRoute('/a-new')];
    const { said } = await announce({ origin, manifest: manifest({ routes }) });
    const { cookie } = await open(said.url);
    expect((await site.get('/a-new', { headers: { cookie } })).status).toBe(200);
    expect((await site.get('/a-new')).status).toBe(404);
  });

  test('is not let in unless the operator says so, and then from no other origin', async () => {
    await start();
    const body = { origin, manifest: manifest() };
    expect(await announce(body)).toMatchObject({
      status: 403,
      said: { error: expect.stringContaining('DEVELOPMENT_ORIGINS') },
    });
    await site.stop();
    await start({ developmentOrigins: ['https://elif.example:3103'] });
    expect((await announce(body)).status).toBe(403);
    const theirs = { ...body, origin: 'https://elif.example:3103' };
    expect((await announce(theirs)).status).toBe(200);
    const others = [
      'https://evil.example',
      'http://localhost.evil.example',
      'https://elif.example',
    ];
    for (const other of others) {
      expect((await announce({ ...body, origin: other })).status).toBe(403);
    }
  });

  test('is nothing without a token for the module, a manifest that can be used, and a ticket that is whole', async () => {
    await start({ developmentOrigins: ['loopback'] });
    const body = { origin, manifest: manifest() };
    const { token } = await createToken(site.dataDir, { module: 'mf-b', now: new Date() });
    expect((await announce(body, '')).status).toBe(401);
    expect((await announce(body, token)).status).toBe(403);
    expect((await announce({ origin, manifest: {} })).status).toBe(422);
    expect((await announce({ origin, manifest: manifest({ name: 'mf-b' }) })).status).toBe(422);
    expect((await announce({ ...body, origin: 'http://localhost:1; script-src *' })).status).toBe(
      422,
    );
    const { said } = await announce(body);
    expect((await open(`${said.url}x`)).status).toBe(404);
    expect((await open(said.url.replace('mf-a', 'mf-b'))).status).toBe(404);
    // Signed for one thing, it is no ticket for another.
    expect((await open(said.url.replace('/develop/', '/preview/'))).status).toBe(404);
  });
});

describe('the inspector', () => {
  const script = join(fresh(), 'inspector.mjs');
  writeFileSync(script, '// the inspector');

  test('is in the page only where it was opened, before everything else, and no cache keeps that page', async () => {
    await start({ inspectorScript: script });
    const before = await htmlFor('/a', '');
    const opened = await site.get('/registry/inspector/on', {
      headers: { referer: `${site.address}/a?x=1` },
    });
    expect(opened.headers.get('location')).toBe('/a?x=1');
    const [cookie = ''] = opened.headers.get('set-cookie')?.split(';') ?? [];
    const { headers, html } = await htmlFor('/a', cookie);
    expect(html.indexOf('/registry/inspector/page.js')).toBeGreaterThan(0);
    expect(html.indexOf('/registry/inspector/page.js')).toBeLessThan(html.indexOf('main.1.js'));
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(await (await site.get('/registry/inspector/page.js')).text()).toBe('// the inspector');
    expect((await htmlFor('/a', '')).html).toBe(before.html);
    expect(before.html).not.toContain('inspector');
    const elsewhere = await site.get('/registry/inspector/off', {
      headers: { referer: 'https://evil.example/a' },
    });
    expect(elsewhere.headers.get('location')).toBe('/');
  });

  test('is not there unless the operator says so', async () => {
    await start();
    expect((await site.get('/registry/inspector/on')).status).toBe(404);
    expect((await htmlFor('/a', 'denk-inspector=on')).html).not.toContain('inspector');
  });
});
