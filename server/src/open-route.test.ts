import {
  bundleWorkers,
  moduleBuild,
  shellBuild,
  startPublishing,
} from '../testing/publishing-site';
import { sampleRoute } from '../testing/sample-site';

const workers = bundleWorkers();

test('a route with a parameter that nobody lists is a page for every value, drawn as it is asked for', async () => {
  const orders = moduleBuild('1.0.0', {
    name: 'mf-orders',
    routes: [sampleRoute('/orders'), sampleRoute('/orders/:id')],
    node: {
      'module.cjs':
        'exports.default = { routes: [], draw: (path) => `<main>Sipariş ${path}</main>` };',
    },
  });
  const site = await startPublishing({
    workers,
    builds: new Map([
      ['shell', shellBuild()],
      ['mf-orders', orders],
    ]),
  });
  try {
    for (const path of ['/orders/42', '/orders/43']) {
      const answer = await site.get(path);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<main>Sipariş ${path}</main>`);
      expect(html).toContain('<title>Sayfa /orders/:id</title>');
    }
    expect((await site.get('/orders/42/items')).status).toBe(404);
  } finally {
    await site.stop();
  }
});
