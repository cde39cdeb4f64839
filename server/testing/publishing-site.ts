import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { Registry as Metrics } from 'prom-client';
import { askOwnServer, createApp } from '../src/app';
import { readEnvironment } from '../src/environment';
import { createSite, createToken, folderStore } from '../src/platform';
import { packFolder } from '../../tooling/denk/src/pack.mjs';
import { sampleRoute, writeBuild } from './sample-site';

const fresh = () => mkdtempSync(join(tmpdir(), 'denk-publishing-'));

/** The workers as the server's build makes them. */
export function bundleWorkers() {
  const folder = fresh();
  buildSync({
    absWorkingDir: join(__dirname, '..'),
    entryPoints: {
      prerender: 'src/platform/prerender/worker.ts',
      contents: 'src/platform/publish/contents-worker.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire as made } from 'node:module'; const require = made(import.meta.url);",
    },
  });
  return { prerender: join(folder, 'prerender.mjs'), contents: join(folder, 'contents.mjs') };
}

// A stand-in shell: a page is what its module's definition draws.
const shellBundle = `
exports.singletons = {};
exports.prerender = async ({ path, definition }) =>
  definition ? definition.draw(path) : 'kimsenin sayfası';
`;

/** A shell's build. */
export const shellBuild = (version = '1.0.0') =>
  writeBuild(fresh(), {
    name: 'shell',
    version,
    shared: { react: '^19.3.1' },
    files: { 'main.1.js': 'console.log(1)', 'remoteEntry.1.js': '' },
    node: { 'prerender.cjs': shellBundle },
  });

type Build = Parameters<typeof writeBuild>[1];

/** A module's build with one page, which says its version. */
export const moduleBuild = (version: string, more: Partial<Build> = {}) =>
  writeBuild(fresh(), {
    name: 'mf-a',
    version,
    routes: [sampleRoute('/a')],
    shared: { react: '^19.0.0' },
    files: { 'remoteEntry.1.js': `var mf_a = ${JSON.stringify(version)};` },
    node: { 'module.cjs': `exports.default = { draw: () => '<main>a ${version}</main>' };` },
    ...more,
  });

/** A whole server with a site of its own, over real HTTP. */
export async function startPublishing({
  workers,
  dataDir = fresh(),
  builds = new Map([['shell', shellBuild()]]),
  fromSource = false,
  store = folderStore(dataDir, () => undefined),
  ...more
}: {
  workers: ReturnType<typeof bundleWorkers>;
  dataDir?: string;
  builds?: Map<string, string>;
  fromSource?: boolean;
  store?: Parameters<typeof createSite>[0]['store'];
} & Pick<Parameters<typeof createSite>[0], 'developmentOrigins' | 'inspectorScript'>) {
  const metrics = new Metrics();
  const site = createSite({
    dataDir,
    builds,
    fromSource,
    workers,
    metrics,
    store,
    ...more,
  });
  const app = await createApp({
    environment: readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    developing: false,
    metrics,
    isReady: () => true,
    mounts: [site.routes],
    site: site.siteFor,
    registry: async () => site.registry(),
    status: { json: site.status, html: async () => '', css: '' },
  });
  await app.ready();
  await site.open({ log: app.log, ask: askOwnServer(app), isServersOwn: app.isOwnPath });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await createToken(dataDir, { module: '*', now: new Date() });

  const get = (path: string, init?: RequestInit) =>
    fetch(address + path, { redirect: 'manual', ...init });
  const post = async (path: string, body?: BodyInit, as = token) => {
    const answer = await get(path, {
      method: 'POST',
      headers: {
        ...(as ? { authorization: `Bearer ${as}` } : {}),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    return { status: answer.status, said: text ? JSON.parse(text) : undefined };
  };
  return {
    dataDir,
    address,
    token,
    get,
    post,
    /** What a visitor sees of a path. */
    page: async (path: string, cookie = '') =>
      /<div id="site">(.*)<\/div>/.exec(
        await (await get(path, { headers: { cookie } })).text(),
      )?.[1],
    publish: async (build: string, more = '', as?: string, module = 'mf-a') =>
      post(`/registry/v1/${module}/versions${more}`, (await packFolder(build)).bytes, as),
    stop: async () => {
      site.close();
      await app.close();
    },
  };
}
