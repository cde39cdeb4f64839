import type { ModuleVersion } from '@denk/shared/contract';
import { createVersions } from './versions';

const version = (name: string, ...paths: readonly string[]): ModuleVersion => ({
  url: `/modules/${name}/1/remoteEntry.js`,
  metadata: { version: '1' },
  deployment: { traffic: 100, default: true },
  extras: { container: name, routes: paths.map((path) => route(path)), files: {}, shared: {} },
});

const route = (path: string) => ({
  path,
  page: 'page',
  layout: 'framed' as const,
  hidesFooterOnPhones: false,
  title: 'Sayfa',
  description: 'Sayfa',
  indexed: true,
  paths: [],
  scripts: [],
  styles: [],
});

const registry = {
  known: { own: version('own', '/here') },
};

const here = { module: 'own', path: '/here' };
const other = { module: 'other', path: '/other' };

test('the page’s own version is there; another is asked for once', async () => {
  const asked: string[] = [];
  const versions = createVersions(registry, async (module) => {
    asked.push(module);
    return version(module);
  });
  expect(await versions.load(here)).toBe(versions.known('own'));
  expect(versions.known('other')).toBeUndefined();
  const [first, second] = await Promise.all([versions.load(other), versions.load(other)]);
  expect(first).toBe(second);
  expect(versions.known('other')).toBe(first);
  expect(asked).toEqual(['other']);
});

test('another page of the page’s own module is looked up in the same version, once', async () => {
  const asked: (string | undefined)[] = [];
  const versions = createVersions(registry, async (module, known) => {
    asked.push(known?.url);
    return version(module, '/here', '/there');
  });
  const there = { module: 'own', path: '/there' };
  const loaded = await versions.load(there);
  expect(loaded.extras.routes.map(({ path }) => path)).toEqual(['/here', '/there']);
  expect(await versions.load(here)).toBe(loaded);
  expect(await versions.load(there)).toBe(loaded);
  expect(asked).toEqual(['/modules/own/1/remoteEntry.js']);
});

test('what did not come is asked for anew', async () => {
  let broken = true;
  const versions = createVersions(registry, async (module) => {
    if (broken) throw new Error('network');
    return version(module);
  });
  await expect(versions.load(other)).rejects.toThrow('network');
  broken = false;
  expect(await versions.load(other)).toEqual(version('other'));
});
