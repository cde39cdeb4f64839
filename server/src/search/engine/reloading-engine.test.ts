import type { CatalogueProduct } from '../../catalogue';
import { createEmbeddedEngine } from './embedded-engine';
import { createReloadingEngine } from './reloading-engine';

const product = (id: string): CatalogueProduct => ({
  id,
  kind: '',
  category: '',
  brand: 'Marka',
  brandId: 'marka',
  title: `Marka ${id}`,
  offers: [{ sellerId: 'a', seller: 'a', price: 1, link: 'https://a.com' }],
  attributes: {},
  specs: [],
  sample: true,
});
const engineOf = (...ids: string[]) => createEmbeddedEngine(ids.map(product), new Map());

function watched(build: () => Promise<ReturnType<typeof engineOf>>) {
  let look: () => Promise<void> = () => Promise.resolve();
  let revision = '1';
  const warnings: string[] = [];
  const engine = createReloadingEngine(engineOf('eski'), {
    revision: () => Promise.resolve(revision),
    build,
    every: (again) => {
      look = again;
      return () => undefined;
    },
    warn: (message) => warnings.push(message),
  });
  return {
    engine,
    warnings,
    look: () => look(),
    change: () => {
      revision += '1';
    },
  };
}

test('products are replaced while the engine serves, and only when they changed', async () => {
  const build = jest.fn(() => Promise.resolve(engineOf('yeni')));
  const { engine, look, change } = watched(build);
  expect(await engine.ids()).toEqual(['eski']);
  await look();
  expect(await engine.ids()).toEqual(['yeni']);
  await look();
  expect(build).toHaveBeenCalledTimes(1);
  change();
  await look();
  expect(build).toHaveBeenCalledTimes(2);
});

test('products that cannot be loaded leave the old ones, and are tried again', async () => {
  const build = jest
    .fn(() => Promise.resolve(engineOf('yeni')))
    .mockRejectedValueOnce(new Error('disk'));
  const { engine, look, warnings } = watched(build);
  await look();
  expect(await engine.ids()).toEqual(['eski']);
  expect(warnings).toEqual(['catalogue is not reloaded: disk']);
  await look();
  expect(await engine.ids()).toEqual(['yeni']);
});
