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

test('modules that never finish their pages hold up neither the start nor another module', async () => {
  const begun = performance.now();
  const slow = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (letter) =>
      [`mf-${letter}-slow`, drawing(`mf-${letter}-slow`, `/yavas/${letter}`, 'for (;;);')] as const,
  );
  const site = await startPublishing({
    workers,
    builds: new Map([
      ['shell', shellBuild()],
      ...slow,
      ['mf-quick', drawing('mf-quick', '/', 'return "<main>Ana sayfa</main>"')],
    ]),
  });
  try {
    const quick = await site.page('/');
    // A page may take ten seconds: a minute for the six before it.
    expect(performance.now() - begun).toBeLessThan(40_000);
    expect(quick).toContain('<main>Ana sayfa</main>');
    const outline = await site.get('/yavas/a');
    expect(outline.status).toBe(200);
    expect(await outline.text()).toContain('<title>Sayfa /yavas/a</title>');
  } finally {
    await site.stop();
  }
});
