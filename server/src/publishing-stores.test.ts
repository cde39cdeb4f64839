import { setTimeout as wait } from 'node:timers/promises';
import { s3Store } from './platform';
import {
  bundleWorkers,
  moduleBuild,
  shellBuild,
  startPublishing,
} from '../testing/publishing-site';
import { bucket, lineTo, startS3 } from '../testing/s3-server';
import { sampleRoute } from '../testing/sample-site';

const workers = bundleWorkers();
let s3: Awaited<ReturnType<typeof startS3>>;
let sites: number;

beforeAll(async () => {
  sites = 0;
  s3 = await startS3();
});
afterAll(() => s3.stop());

/** A server with a data folder of its own, on the store of the site named. */
async function serverOn(site: string) {
  const line = await lineTo(s3.port);
  const store = await s3Store(
    { bucket, prefix: `${site}/` },
    {
      endpoint: line.endpoint,
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
  );
  const server = await startPublishing({ workers, store, builds: new Map([['shell', shell]]) });
  return {
    ...server,
    line,
    stop: async () => {
      line.cut = false;
      await server.stop();
      line.stop();
    },
  };
}

const shell = shellBuild();
type Server = Awaited<ReturnType<typeof serverOn>>;
let one: Server;
let two: Server;

beforeEach(async () => {
  const site = `site-${(sites += 1)}`;
  one = await serverOn(site);
  two = await serverOn(site);
});
afterEach(() => Promise.all([one.stop(), two.stop()]));

/** Waits for what comes by itself. Servers look every 0.4 s; a busy machine is no failure. */
async function soon(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > 30_000) throw new Error(`${what} never came`);
    await wait(20);
  }
}

const until = (server: Server, page: string, path = '/a') =>
  soon(page, async () => (await server.page(path)) === page);

const page = (version: string) => `<main>a ${version}</main>`;

test('what one server took in, the other serves soon after, files and all', async () => {
  await one.publish(moduleBuild('1.0.0'));
  await until(two, page('1.0.0'));
  await one.publish(moduleBuild('1.1.0'));
  await until(two, page('1.1.0'));
  expect((await two.get('/modules/mf-a/1.1.0/remoteEntry.1.js')).status).toBe(200);
  await two.post('/registry/v1/mf-a/rollback');
  await until(one, page('1.0.0'));
});

test('two servers that take in versions at once lose none', async () => {
  const names = ['mf-a', 'mf-b'];
  const all = await Promise.all(
    Array.from({ length: 4 }, (_, index) => {
      const name = names[index % 2] ?? '';
      const build = moduleBuild(`1.0.${index}`, { name, routes: [sampleRoute(`/${name}`)] });
      return (index < 2 ? one : two).publish(build, '', undefined, name);
    }),
  );
  expect(all.map(({ status }) => status)).toEqual(Array(4).fill(201));
  for (const name of names) {
    const told = async (server: Server) => (await server.get(`/registry/v1/${name}`)).json();
    // A server tells what it last looked up, so another's publish may still be on its way to it.
    for (const server of [one, two])
      await soon(`both versions of ${name}`, async () => (await told(server)).history.length === 2);
    const both = await told(one);
    expect(await told(two)).toEqual(both);
    for (const server of [one, two]) await until(server, page(both.live), `/${name}`);
  }
});

test('a server that is cut off goes on with what it has, and follows when it is back', async () => {
  await one.publish(moduleBuild('1.0.0'));
  await until(two, page('1.0.0'));
  two.line.cut = true;
  await one.publish(moduleBuild('1.1.0'));
  await wait(1500);
  expect(await two.page('/a')).toBe(page('1.0.0'));
  expect((await two.publish(moduleBuild('1.2.0'))).status).toBeGreaterThanOrEqual(500);
  expect(await two.page('/a')).toBe(page('1.0.0'));
  two.line.cut = false;
  await until(two, page('1.1.0'));
  expect(await one.page('/a')).toBe(page('1.1.0'));
});

test('a change whose acknowledgement was lost on the way is made once', async () => {
  await one.publish(moduleBuild('1.0.0'));
  await one.publish(moduleBuild('1.1.0'));
  await one.publish(moduleBuild('1.2.0'));
  one.line.loseAnswers = true;
  expect(await one.post('/registry/v1/mf-a/rollback')).toMatchObject({
    status: 200,
    said: { version: '1.1.0' },
  });
  expect(await one.page('/a')).toBe(page('1.1.0'));
});

test('nobody is given half a version while it comes', async () => {
  await one.publish(moduleBuild('1.0.0'));
  await until(two, page('1.0.0'));
  const publishing = one.publish(moduleBuild('1.1.0'));
  const broken: string[] = [];
  const seen = new Set<string>();
  for (const start = performance.now(); performance.now() - start < 30_000 && seen.size < 2;) {
    const html = await (await two.get('/a')).text();
    const [entry = ''] = /\/modules\/mf-a\/[\d.]+\/remoteEntry\.1\.js/.exec(html) ?? [];
    seen.add(entry);
    if ((await two.get(entry)).status !== 200) broken.push(entry);
  }
  expect((await publishing).status).toBe(201);
  expect(broken).toEqual([]);
  expect(seen.size).toBe(2);
});
