import {
  bundleWorkers,
  moduleBuild,
  shellBuild,
  startPublishing,
} from '../testing/publishing-site';
import { sampleRoute } from '../testing/sample-site';

const workers = bundleWorkers();

const drawing = (name: string, path: string, draw: string) =>
  moduleBuild('1.0.0', {
    name,
    routes: [sampleRoute(path)],
    node: { 'module.cjs': `exports.default = { draw: () => { ${draw} } };` },
  });

test('a module that never finishes its page holds up neither the start nor another module', async () => {
  const begun = performance.now();
  const site = await startPublishing({
    workers,
    builds: new Map([
      ['shell', shellBuild()],
      ['mf-a-slow', drawing('mf-a-slow', '/yavas', 'for (;;);')],
      ['mf-quick', drawing('mf-quick', '/', 'return "<main>Ana sayfa</main>"')],
    ]),
  });
  try {
    const quick = await site.page('/');
    // What one page may take at most, is more than all of this together.
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(quick).toContain('<main>Ana sayfa</main>');
    const slow = await site.get('/yavas');
    expect(slow.status).toBe(200);
    expect(await slow.text()).toContain('<title>Sayfa /yavas</title>');
  } finally {
    await site.stop();
  }
}, 30_000);
