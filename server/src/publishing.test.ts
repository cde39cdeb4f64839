import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgets } from '@denk/shared/contract/budgets.mjs';
import { createToken, revokeToken } from './platform';
import {
  bundleWorkers,
  moduleBuild,
  shellBuild,
  startPublishing,
} from '../testing/publishing-site';
import { sampleRoute } from '../testing/sample-site';

const workers = bundleWorkers();
type Running = Awaited<ReturnType<typeof startPublishing>>;
let site: Running;

const fresh = () => mkdtempSync(join(tmpdir(), 'denk-publishing-test-'));
const json = (value: object) => JSON.stringify(value);

/** What must be the same before and after something that was refused. */
const everything = async () => ({
  page: await site.page('/a'),
  registry: await (await site.get('/registry.json')).json(),
  files: readdirSync(join(site.dataDir, 'modules', 'mf-a')),
  staged: readdirSync(join(site.dataDir, 'staging')),
});

const start = async () => {
  site = await startPublishing({ workers });
};
const stop = () => site.stop();

describe('publishing', () => {
  beforeEach(start);
  afterEach(stop);

  test('a version is live when the answer comes: page, registry, sitemap and files', async () => {
    expect(await site.publish(moduleBuild('1.0.0'))).toEqual({
      status: 201,
      said: { module: 'mf-a', version: '1.0.0', live: true, traffic: 100 },
    });
    expect(await site.page('/a')).toBe('<main>a 1.0.0</main>');
    expect(await (await site.get('/sitemap.xml')).text()).toContain('/a</loc>');
    expect((await site.get('/modules/mf-a/1.0.0/remoteEntry.1.js')).status).toBe(200);
    expect(await (await site.get('/registry.json')).json()).toMatchObject({
      microFrontends: { 'mf-a': [{ metadata: { version: '1.0.0' } }] },
    });
  });

  test('goes back and forth in one step, and old files stay', async () => {
    await site.publish(moduleBuild('1.0.0'));
    await site.publish(moduleBuild('1.1.0'), '?note=daha%20iyi');
    expect(await site.page('/a')).toBe('<main>a 1.1.0</main>');
    expect(await site.post('/registry/v1/mf-a/rollback')).toMatchObject({
      status: 200,
      said: { version: '1.0.0', live: true },
    });
    expect(await site.page('/a')).toBe('<main>a 1.0.0</main>');
    expect((await site.get('/modules/mf-a/1.1.0/remoteEntry.1.js')).status).toBe(200);
    expect(await site.post('/registry/v1/mf-a/promote', json({ version: '1.1.0' }))).toMatchObject({
      status: 200,
    });
    expect(await site.page('/a')).toBe('<main>a 1.1.0</main>');
    const told = await (await site.get('/registry/v1/mf-a')).json();
    expect(told.history.map(({ action }: { action: string }) => action)).toEqual([
      'promote',
      'rollback',
      'publish',
      'publish',
    ]);
    expect(told.history[2]).toMatchObject({ note: 'daha iyi', version: '1.1.0' });
    expect(told.history[2].from).toBeUndefined();
  });

  test('of one module leaves every other page as it is, byte for byte', async () => {
    await site.publish(moduleBuild('1.0.0'));
    await site.publish(
      moduleBuild('1.0.0', { name: 'mf-b', routes: [sampleRoute('/b')] }),
      '',
      undefined,
      'mf-b',
    );
    const pageOf = async () => {
      const answer = await site.get('/b');
      return { html: await answer.text(), etag: answer.headers.get('etag') };
    };
    const versionOf = async () => {
      const { metadata } = await (await site.get('/modules/mf-a/module.json')).json();
      return metadata.version;
    };
    const before = await pageOf();
    expect(await versionOf()).toBe('1.0.0');
    await site.publish(moduleBuild('2.0.0'));
    expect(await pageOf()).toEqual(before);
    expect(await versionOf()).toBe('2.0.0');
    expect((await site.get('/modules/mf-none/module.json')).status).toBe(404);
  });

  test('pages of other sites find the live version at one address; our own pages pay nothing for it', async () => {
    const remoteEntry = { path: 'foreign', name: 'remoteEntry.2.js' };
    const foreign = (version: string) =>
      moduleBuild(version, {
        files: {
          'remoteEntry.1.js': '',
          'foreign/remoteEntry.2.js': `var mf_a_anywhere = '${version}';`,
          'mf-manifest.json': json({
            name: 'mf_a',
            metaData: { remoteEntry, publicPath: 'auto' },
          }),
        },
      });
    await site.publish(foreign('1.0.0'));
    const latest = '/modules/mf-a/latest/mf-manifest.json';
    const answer = await site.get(latest, { headers: { origin: 'https://elsewhere.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({
      name: 'mf_a',
      metaData: { remoteEntry, publicPath: `${site.address}/modules/mf-a/1.0.0/` },
    });
    await site.publish(foreign('1.1.0'));
    const { metaData } = await (await site.get(latest)).json();
    expect(metaData.publicPath).toContain('/1.1.0/');
    expect((await fetch(`${metaData.publicPath}foreign/remoteEntry.2.js`)).status).toBe(200);
    const ours = [await site.get('/a'), await site.get('/registry.json')];
    for (const one of ours) expect(await one.text()).not.toMatch(/foreign|mf-manifest/);
    expect((await site.get('/modules/mf-none/latest/mf-manifest.json')).status).toBe(404);
  });

  test('the shell is published the same way', async () => {
    await site.publish(moduleBuild('1.0.0'));
    expect(await site.publish(shellBuild('2.0.0'), '', undefined, 'shell')).toMatchObject({
      status: 201,
    });
    expect(await (await site.get('/a')).text()).toContain('/modules/shell/2.0.0/main.1.js');
  });

  test('the status tells what is live, part by part against its budget', async () => {
    await site.publish(moduleBuild('1.0.0'));
    const { modules } = await (await site.get('/status')).json();
    const { sizes } = modules.find(({ module }: { module: string }) => module === 'mf-a');
    expect(sizes).toEqual([
      { what: 'the scripts of /a', bytes: 19, limit: budgets.module.scripts },
      { what: 'the styles of /a', bytes: 0, limit: budgets.module.styles },
      { what: 'all files', bytes: 19, limit: budgets.version },
    ]);
  });

  test('the same again is no error', async () => {
    const build = moduleBuild('1.0.0');
    await site.publish(build);
    expect(await site.publish(build)).toMatchObject({ status: 201 });
  });

  test('a retired module is off the site', async () => {
    await site.publish(moduleBuild('1.0.0'));
    expect((await site.post('/registry/v1/mf-a/retire')).status).toBe(200);
    expect((await site.get('/a')).status).toBe(404);
  });

  test('many at once all arrive', async () => {
    const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const name = names[index % 4] ?? '';
        const build = moduleBuild(`1.0.${index}`, { name, routes: [sampleRoute(`/${name}`)] });
        return site.publish(build, '', undefined, name);
      }),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(201));
    for (const name of names) {
      const { versions, live } = await (await site.get(`/registry/v1/${name}`)).json();
      expect(versions).toHaveLength(5);
      expect(await site.page(`/${name}`)).toBe(`<main>a ${live}</main>`);
    }
  }, 120_000);

  test('a disk that cannot be written to is told, and the site goes on', async () => {
    await site.publish(moduleBuild('1.0.0'));
    const staging = join(site.dataDir, 'staging');
    // A file where the folder should be: nothing can be put there, whoever asks.
    rmSync(staging, { recursive: true });
    writeFileSync(staging, '');
    const answer = await site.publish(moduleBuild('1.1.0'));
    expect(answer.status).toBe(507);
    expect(await site.page('/a')).toBe('<main>a 1.0.0</main>');
    expect(existsSync(join(site.dataDir, 'modules', 'mf-a', '1.1.0'))).toBe(false);
  });
});

describe('a version that some or nobody get', () => {
  beforeEach(start);
  afterEach(stop);

  const cookies = Array.from({ length: 60 }, (_, index) => `denk-place=${index * 16}`);

  test('a share of the visitors has it, each of them always, in HTML and scripts', async () => {
    await site.publish(moduleBuild('1.0.0'));
    expect(await site.publish(moduleBuild('1.1.0'), '?traffic=30')).toMatchObject({
      said: { live: false, traffic: 30 },
    });
    const seen = await Promise.all(cookies.map((cookie) => site.page('/a', cookie)));
    const share = seen.filter((page) => page === '<main>a 1.1.0</main>').length / seen.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.5);
    expect(await Promise.all(cookies.map((cookie) => site.page('/a', cookie)))).toEqual(seen);
    for (const cookie of [
      cookies[seen.indexOf('<main>a 1.1.0</main>')],
      cookies[seen.indexOf('<main>a 1.0.0</main>')],
    ]) {
      const html = await (await site.get('/a', { headers: { cookie: cookie ?? '' } })).text();
      const [, drawn] = /<main>a ([\d.]+)/.exec(html) ?? [];
      expect(html).toContain(`<script defer fetchpriority="high" src="/modules/mf-a/${drawn}/`);
      expect(html).toContain(`"url":"/modules/mf-a/${drawn}/remoteEntry`);
      const brought = html.match(/(?<=(href|src)="\/modules\/mf-a\/)[\d.]+/g);
      expect(new Set(brought)).toEqual(new Set([drawn]));
    }
    expect(await site.post('/registry/v1/mf-a/promote')).toMatchObject({
      said: { version: '1.1.0', live: true, traffic: 100 },
    });
    expect(await site.page('/a', cookies[0])).toBe('<main>a 1.1.0</main>');
  });

  test('a new visitor keeps the place they are given', async () => {
    await site.publish(moduleBuild('1.0.0'));
    await site.publish(moduleBuild('1.1.0'), '?traffic=50');
    const answer = await site.get('/a');
    expect(answer.headers.get('set-cookie')).toMatch(/^denk-place=\d{1,3};/);
    expect(answer.headers.get('cache-control')).toContain('private');
  });

  test('a preview shows it to whoever has the link, with a way out, and to nobody else', async () => {
    await site.publish(moduleBuild('1.0.0'));
    await site.publish(moduleBuild('1.1.0'), '?traffic=0');
    expect(await site.page('/a')).toBe('<main>a 1.0.0</main>');
    const { said } = await site.post('/registry/v1/mf-a/preview', json({ version: '1.1.0' }));
    const opened = await fetch(said.url, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/a']);
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const shown = await site.get('/a', { headers: { cookie } });
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    const html = await shown.text();
    expect(html).toContain('<main>a 1.1.0</main>');
    expect(html).toContain('href="/registry/visit/out"');
    expect(await site.page('/a')).toBe('<main>a 1.0.0</main>');
    expect((await fetch(`${said.url}x`, { redirect: 'manual' })).status).toBe(404);
  });
});

// One site for all of it: after each refusal it is as it was.
describe('what is refused leaves the site as it was', () => {
  beforeAll(async () => {
    await start();
    await site.publish(moduleBuild('1.0.0'));
  });
  afterAll(stop);

  const more = (change: object) => moduleBuild('2.0.0', change);
  const script = (code: string) => more({ files: { 'remoteEntry.1.js': code } });
  const bundle = (code: string) => more({ node: { 'module.cjs': code } });

  test.each<[string, () => string, RegExp]>([
    ['another contract', () => more({ contract: 2 }), /contract/],
    ['react 18', () => more({ shared: { react: '^18.0.0' } }), /asks for react \^18/],
    ['a package nobody shares', () => more({ shared: { vue: '^3.0.0' } }), /vue .* has none/],
    ['another module’s name', () => more({ name: 'mf-b' }), /it is mf-b, not mf-a/],
    [
      'styles that reach outside',
      () => more({ files: { 'remoteEntry.1.js': '', 'assets/a.1.css': 'body{display:none}' } }),
      /reaches outside the module: body/,
    ],
    ['code that the policy refuses', () => script('eval("1")'), /the policy refuses eval/],
    ['a script that is none', () => script('let = ;;('), /no browser can read it/],
    ['too large a script', () => script(`var a="${'x'.repeat(300_000)}"`), /the budget is/],
    ['a throw at import', () => bundle('throw new Error("bozuk")'), /cannot be rendered.*bozuk/],
    ['a page that never ends', () => bundle('exports.default={draw(){for(;;);}}'), /took longer/],
    [
      'a path of the server',
      () => more({ routes: [sampleRoute('/registry/mine')] }),
      /belongs to the server/,
    ],
    [
      'scripts it does not have',
      () => more({ routes: [sampleRoute('/a', { scripts: ['assets/none.js'] })] }),
      /assets\/none.js is needed/,
    ],
    [
      'a file that was changed',
      () => {
        const build = more({});
        writeFileSync(join(build, 'remoteEntry.1.js'), 'changed');
        return build;
      },
      /remoteEntry.1.js is not the file/,
    ],
    [
      'a file that nobody names',
      () => {
        const build = more({});
        writeFileSync(join(build, 'more.js'), '');
        return build;
      },
      /more.js is not named/,
    ],
    [
      'a manifest for other sites that leads nowhere',
      () =>
        more({
          files: {
            'remoteEntry.1.js': '',
            'mf-manifest.json': json({
              name: 'mf_a',
              metaData: { remoteEntry: { path: 'foreign', name: 'none.js' } },
            }),
          },
        }),
      /mf-manifest.json: there is no foreign\/none.js/,
    ],
  ])('%s', async (_, build, reason) => {
    const before = await everything();
    const { status, said } = await site.publish(build());
    expect({ status, reasons: said.reasons.join('\n') }).toEqual({
      status: 422,
      reasons: expect.stringMatching(reason),
    });
    expect(await everything()).toEqual(before);
  });

  test('all reasons are told at once', async () => {
    const { said } = await site.publish(
      more({ shared: { react: '^18.0.0' }, files: { 'remoteEntry.1.js': 'eval(1)' } }),
    );
    expect(said.reasons).toHaveLength(2);
  });

  test('another module’s page, and a version’s name with other content, are a clash', async () => {
    const taken = moduleBuild('1.0.0', { name: 'mf-b', routes: [sampleRoute('/:any')] });
    expect(await site.publish(taken, '', undefined, 'mf-b')).toMatchObject({
      status: 409,
      said: { reasons: ['/:any takes pages of /a, which is mf-a’s'] },
    });
    expect(await site.publish(moduleBuild('1.0.0', { shared: {} }))).toMatchObject({ status: 409 });
  });

  test('what is no pack, and what is too much', async () => {
    const before = await everything();
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      site.post('/registry/v1/mf-a/versions', new Blob([bytes]));
    expect((await send(new TextEncoder().encode('hello'))).status).toBe(422);
    expect((await send(new Uint8Array())).status).toBe(422);
    const huge = moduleBuild('2.0.0', {
      files: Object.fromEntries(
        Array.from({ length: 34 }, (_, index) => [`${index}.js`, `//${'x'.repeat(1_000_000)}`]),
      ),
    });
    expect((await site.publish(huge)).status).toBe(413);
    expect(await everything()).toEqual(before);
  });

  test('a version that is not there', async () => {
    const unknown = json({ version: '9.9.9' });
    expect((await site.post('/registry/v1/mf-a/promote', unknown)).status).toBe(404);
    expect((await site.post('/registry/v1/mf-a/rollback', unknown)).status).toBe(404);
    expect((await site.post('/registry/v1/mf-a/rollback')).status).toBe(404);
    expect((await site.post('/registry/v1/mf-a/preview', unknown)).status).toBe(404);
    expect((await site.get('/registry/v1/mf-none')).status).toBe(404);
    expect((await site.get('/registry/v1/constructor')).status).toBe(404);
  });

  test.each(['200', '-1', 'ten', '1.5'])('a traffic of %s', async (traffic) => {
    expect((await site.publish(moduleBuild('2.0.0'), `?traffic=${traffic}`)).status).toBe(400);
  });

  test('a token that is missing, wrong, revoked, expired or another module’s', async () => {
    const now = new Date();
    const make = (module: string, days?: number, at = now) =>
      createToken(site.dataDir, { module, days, now: at });
    const other = await make('mf-b');
    const revoked = await make('mf-a');
    await revokeToken(site.dataDir, revoked.id, now);
    const old = await make('mf-a', 1, new Date(now.getTime() - 2 * 86_400_000));
    const own = await make('mf-a');
    const statusOf = async (token: string) =>
      (await site.publish(moduleBuild('2.0.0'), '?traffic=0', token)).status;
    expect(await statusOf('')).toBe(401);
    expect(await statusOf('nonsense')).toBe(401);
    expect(await statusOf(`${own.token.slice(0, -2)}xx`)).toBe(401);
    expect(await statusOf(revoked.token)).toBe(401);
    expect(await statusOf(old.token)).toBe(401);
    expect(await statusOf(other.token)).toBe(403);
    expect(await statusOf(own.token)).toBe(201);
  });

  test('whoever tries many tokens has to wait; whoever has one has not', async () => {
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => site.post('/registry/v1/mf-a/promote', '{}', 'wrong')),
    );
    expect(tries.map(({ status }) => status)).toContain(429);
    expect((await site.post('/registry/v1/mf-a/promote', '{}')).status).toBe(200);
  });
});

describe('what pages report', () => {
  beforeEach(start);
  afterEach(stop);

  const report = (kind: string, version = '1.1.0') =>
    json({ reports: [{ module: 'mf-a', version, kind, cause: 'TypeError at a.js' }] });

  test('takes a failing version out, and says why', async () => {
    await site.publish(moduleBuild('1.0.0'));
    await site.publish(moduleBuild('1.1.0'));
    const say = async (visitor: number) => {
      const answer = await site.get('/registry/v1/reports', {
        method: 'POST',
        body: report('render'),
        headers: { 'x-forwarded-for': `203.0.113.${visitor}` },
      });
      expect(answer.status).toBe(204);
    };
    for (let index = 0; index < 25; index += 1) await say(1);
    expect(await site.page('/a')).toBe('<main>a 1.1.0</main>');
    for (let visitor = 2; visitor <= 5; visitor += 1) await say(visitor);
    expect(await site.page('/a')).toBe('<main>a 1.0.0</main>');
    const { history } = await (await site.get('/registry/v1/mf-a')).json();
    expect(history[0]).toMatchObject({ action: 'take-out', version: '1.1.0', by: 'server' });
    const status = await (await site.get('/status')).json();
    expect(JSON.stringify(status)).toContain('TypeError at a.js');
  });

  test('that make no sense are answered all the same', async () => {
    for (const body of ['', '{half', '[]', '{"reports":"none"}', '{"reports":[{"module":1}]}'])
      expect((await site.post('/registry/v1/reports', body)).status).toBe(204);
  });
});

describe('starting again', () => {
  beforeEach(start);
  afterEach(stop);

  const again = async (options: Partial<Parameters<typeof startPublishing>[0]> = {}) => {
    await site.stop();
    site = await startPublishing({ workers, dataDir: site.dataDir, ...options });
  };
  const checkout = (build: string) =>
    new Map([
      ['shell', shellBuild()],
      ['mf-a', build],
    ]);

  test('what was published stays, whatever the checkout has, unless the operator says so', async () => {
    await site.publish(moduleBuild('1.0.0'));
    await again({ builds: checkout(moduleBuild('0.9.0')) });
    expect(await site.page('/a')).toBe('<main>a 1.0.0</main>');
    await again({ builds: checkout(moduleBuild('0.9.0')), fromSource: true });
    expect(await site.page('/a')).toBe('<main>a 0.9.0</main>');
  });

  test('the checkout’s own module follows the checkout until somebody publishes it', async () => {
    await again({ builds: checkout(moduleBuild('0.9.0')) });
    expect(await site.page('/a')).toBe('<main>a 0.9.0</main>');
    await again({ builds: checkout(moduleBuild('0.9.1')) });
    expect(await site.page('/a')).toBe('<main>a 0.9.1</main>');
  });

  test('a start that changes nothing writes nothing', async () => {
    await site.publish(moduleBuild('1.0.0'));
    const before = readdirSync(join(site.dataDir, 'registry'));
    await again();
    expect(readdirSync(join(site.dataDir, 'registry'))).toEqual(before);
  });

  test.each<[string, (folder: string) => void]>([
    ['an altered file', (folder) => writeFileSync(join(folder, 'remoteEntry.1.js'), 'altered')],
    ['a truncated module.json', (folder) => writeFileSync(join(folder, 'module.json'), '{"na')],
  ])('%s leaves the module on its last good version', async (_, damage) => {
    await site.publish(moduleBuild('1.0.0'));
    await site.publish(moduleBuild('1.1.0'));
    damage(join(site.dataDir, 'modules', 'mf-a', '1.1.0'));
    await again();
    expect(await site.page('/a')).toBe('<main>a 1.0.0</main>');
  });

  test.each([
    ['an empty module.json', 'module.json', ''],
    ['a truncated module.json', 'module.json', '{"contract":1,"name":'],
    ['an altered file', 'remoteEntry.1.js', 'altered'],
  ])(
    'a module with %s and no other version keeps its pages, and the rest starts',
    async (...it) => {
      const [, file, content] = it;
      await site.publish(moduleBuild('1.0.0'));
      writeFileSync(join(site.dataDir, 'modules', 'mf-a', '1.0.0', file), content);
      await again();
      expect((await site.get('/a')).status).toBe(200);
      expect(JSON.stringify(await (await site.get('/status')).json())).toContain('damaged');
    },
  );

  test('a damaged version is mended from a build of the same content', async () => {
    const build = moduleBuild('1.0.0');
    await site.publish(build);
    const file = join(site.dataDir, 'modules', 'mf-a', '1.0.0', 'remoteEntry.1.js');
    writeFileSync(file, 'altered');
    await again({ builds: checkout(build) });
    expect(readFileSync(file, 'utf8')).toContain('1.0.0');
    expect(await site.page('/a')).toBe('<main>a 1.0.0</main>');
  });

  test('a build that cannot come in does not keep the others away', async () => {
    await again({
      builds: new Map([
        ['mf-b', fresh()],
        ['mf-a', moduleBuild('1.0.0')],
      ]),
    });
    expect(await site.page('/a')).toBe('<main>a 1.0.0</main>');
  });
});
