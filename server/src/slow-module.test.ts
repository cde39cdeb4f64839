import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { Registry as Metrics } from 'prom-client';
import { createSite, folderStore } from './platform';
import { askOwnServer, createApp } from './app';
import { readEnvironment } from './environment';
import { sampleRoute, writeBuild } from '../testing/sample-site';

const fresh = () => mkdtempSync(join(tmpdir(), 'denk-slow-'));

/** A shell that draws what a module's definition says. */
const shell = `
exports.singletons = {};
exports.prerender = async ({ path, definition }) =>
  definition ? definition.draw(path) : '<main>Bulunamadı</main>';
`;

test('a module that never finishes its page holds up neither the start nor another module', async () => {
  const dataDir = fresh();
  const worker = join(dataDir, 'prerender-worker.mjs');
  buildSync({
    entryPoints: [join(__dirname, 'platform/prerender/worker.ts')],
    outfile: worker,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  const moduleOf = (name: string, path: string, draw: string) =>
    writeBuild(fresh(), {
      name,
      routes: [sampleRoute(path)],
      files: { 'remoteEntry.1.js': '' },
      node: { 'module.cjs': `exports.default = { draw: (path) => { ${draw} } };` },
    });
  const metrics = new Metrics();
  const site = createSite({
    dataDir,
    store: folderStore(dataDir, console.error),
    builds: new Map([
      [
        'shell',
        writeBuild(fresh(), {
          name: 'shell',
          files: { 'main.1.js': '', 'remoteEntry.1.js': '' },
          node: { 'prerender.cjs': shell },
        }),
      ],
      ['mf-a-slow', moduleOf('mf-a-slow', '/yavas', 'for (;;);')],
      ['mf-quick', moduleOf('mf-quick', '/', 'return "<main>Ana sayfa</main>"')],
    ]),
    fromSource: false,
    workers: { prerender: worker, contents: join(dataDir, 'none.mjs') },
    metrics,
  });
  const app = await createApp({
    environment: readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    developing: false,
    metrics,
    isReady: () => true,
    mounts: [site.routes],
    site: site.siteFor,
    registry: async () => site.registry(),
  });
  try {
    await app.ready();
    const begun = performance.now();
    await site.open({ log: app.log, ask: askOwnServer(app), isServersOwn: app.isOwnPath });
    const quick = await app.inject('/');
    // What one page may take at most, is more than all of this together.
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(quick.body).toContain('<main>Ana sayfa</main>');
    const slow = await app.inject('/yavas');
    expect(slow.statusCode).toBe(200);
    expect(slow.body).toContain('<title>Sayfa /yavas</title>');
  } finally {
    site.close();
    await app.close();
  }
}, 30_000);
