import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { runDenk } from './commands';
import { bundleWorkers, moduleBuild, startPublishing } from '../testing/publishing-site';

const workers = bundleWorkers();
let site: Awaited<ReturnType<typeof startPublishing>>;

beforeEach(async () => {
  site = await startPublishing({ workers });
});
afterEach(() => site.stop());

const fresh = () => mkdtempSync(join(tmpdir(), 'denk-command-'));

/** The page once it says this; what it says in the end. */
async function becomes(path: string, page: string) {
  for (let tries = 0; tries < 600 && (await site.page(path)) !== page; tries += 1) await wait(50);
  return site.page(path);
}

describe('publishing into the folder of a server', () => {
  const publish = async (to: string, build: string, ...more: string[]) => {
    const said: string[] = [];
    const code = await runDenk(
      ['publish', 'mf-a', '--to', to, '--from', build, '--json', ...more],
      {
        variables: {},
        folder: fresh(),
        catalogueDir: join(__dirname, '../../catalogue'),
        workers,
        print: (line) => said.push(line),
        printError: () => undefined,
      },
    );
    return { code, said: JSON.parse(said.at(-1) ?? '{}') };
  };

  test('that runs: it follows by itself', async () => {
    const first = await publish(site.dataDir, moduleBuild('1.0.0'), '--note', 'elden');
    expect(first).toMatchObject({
      code: 0,
      said: { module: 'mf-a', version: '1.0.0', live: true, traffic: 100 },
    });
    expect(await becomes('/a', '<main>a 1.0.0</main>')).toBe('<main>a 1.0.0</main>');
    const { history } = await (await site.get('/registry/v1/mf-a')).json();
    expect(history[0]).toMatchObject({ action: 'publish', note: 'elden' });
  });

  test('is admitted like over the network', async () => {
    const throws = { node: { 'module.cjs': 'throw new Error("bozuk")' } };
    const refused = await publish(site.dataDir, moduleBuild('2.0.0', throws));
    expect(refused).toMatchObject({
      code: 1,
      said: { reasons: [expect.stringContaining('bozuk')] },
    });
  });

  test('a folder without a site is no place to publish to', async () => {
    const empty = fresh();
    expect((await publish(empty, moduleBuild('1.0.0'))).code).toBe(1);
    expect(existsSync(join(empty, 'modules'))).toBe(false);
  });
});

test('a team’s pipeline needs only the packed command line and a built folder', async () => {
  const folder = fresh();
  const npm = (words: string[], cwd: string) =>
    spawnSync('npm', words, { cwd, encoding: 'utf8', env: { ...process.env, INIT_CWD: '' } });
  const packed = npm(
    ['pack', '--silent', '--pack-destination', folder],
    join(__dirname, '../../tooling/denk'),
  );
  const pack = packed.stdout.trim().split('\n').at(-1) ?? '';
  expect(pack).toMatch(/^denk-cli-.*\.tgz$/);
  npm(['install', '--offline', '--no-audit', '--no-fund', `./${pack}`], folder);
  const denk = (...words: string[]) =>
    promisify(execFile)(join(folder, 'node_modules/.bin/denk'), words, {
      cwd: folder,
      env: { PATH: process.env.PATH, DENK_URL: site.address, DENK_TOKEN: site.token },
    });
  const { stdout } = await denk('publish', 'mf-a', '--from', moduleBuild('1.0.0'), '--json');
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({
    module: 'mf-a',
    version: '1.0.0',
    live: true,
    traffic: 100,
    seconds: expect.any(Number),
  });
  expect(await site.page('/a')).toBe('<main>a 1.0.0</main>');
  await expect(denk('new', 'mf-orders')).rejects.toThrow('a checkout of the site');
  expect(existsSync(join(folder, 'mf-orders'))).toBe(false);
});
