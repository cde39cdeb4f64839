import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CatalogueProduct, createFeedFiles, readFeedProducts } from './catalogue';
import { bundleWorkers, moduleBuild, startPublishing } from '../testing/publishing-site';

const fresh = () => mkdtempSync(join(tmpdir(), 'denk-backup-'));

const product: CatalogueProduct = {
  id: 'elma',
  kind: 'food',
  category: 'food',
  title: 'Elma',
  brand: 'Bahçe',
  brandId: 'bahce',
  attributes: {},
  specs: [],
  offers: [{ sellerId: 'manav', seller: 'Manav', price: 10, link: 'https://manav.example/elma' }],
  sample: false,
};

const feedsOf = async (dataDir: string) => {
  const ids: string[] = [];
  for await (const { id } of readFeedProducts(dataDir)) ids.push(id);
  return ids;
};

// docs/operating.md#backup-and-restore
test('a copy taken while a publish is made brings everything back that was acknowledged before', async () => {
  const workers = bundleWorkers();
  const site = await startPublishing({ workers });
  expect((await site.publish(moduleBuild('1.0.0'))).status).toBe(201);
  const draft = await createFeedFiles(site.dataDir).begin('bahce');
  await draft.write([product]);
  await draft.commit();

  const publishing = site.publish(moduleBuild('2.0.0'));
  const copy = fresh();
  cpSync(site.dataDir, copy, { recursive: true, filter: (path) => !path.endsWith('/staging') });
  await publishing;
  await site.stop();
  rmSync(site.dataDir, { recursive: true });

  const restored = await startPublishing({ workers, dataDir: copy });
  expect(['<main>a 1.0.0</main>', '<main>a 2.0.0</main>']).toContain(await restored.page('/a'));
  expect(await feedsOf(copy)).toEqual([product.id]);
  // The team's token and the version before are still good.
  expect(
    (await restored.post('/registry/v1/mf-a/promote', '{"version":"1.0.0"}', site.token)).said,
  ).toMatchObject({ version: '1.0.0', live: true });
  expect((await restored.publish(moduleBuild('3.0.0'), '', site.token)).status).toBe(201);
  expect(await restored.page('/a')).toBe('<main>a 3.0.0</main>');
  await restored.stop();
}, 60_000);
