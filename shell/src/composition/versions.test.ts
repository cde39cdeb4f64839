import type { ModuleVersion } from '@denk/shared/contract';
import { createVersions } from './versions';

const version = (name: string): ModuleVersion => ({
  url: `/modules/${name}/1/remoteEntry.js`,
  metadata: { version: '1' },
  deployment: { traffic: 100, default: true },
  extras: { container: name, routes: [], files: {}, shared: {} },
});

const registry = {
  known: { own: version('own') },
};

test('the page’s own version is there; another is asked for once', async () => {
  const asked: string[] = [];
  const versions = createVersions(registry, async (module) => {
    asked.push(module);
    return version(module);
  });
  expect(await versions.load('own')).toBe(versions.known('own'));
  expect(versions.known('other')).toBeUndefined();
  const [first, second] = await Promise.all([versions.load('other'), versions.load('other')]);
  expect(first).toBe(second);
  expect(versions.known('other')).toBe(first);
  expect(asked).toEqual(['other']);
});

test('what did not come is asked for anew', async () => {
  let broken = true;
  const versions = createVersions(registry, async (module) => {
    if (broken) throw new Error('network');
    return version(module);
  });
  await expect(versions.load('other')).rejects.toThrow('network');
  broken = false;
  expect(await versions.load('other')).toEqual(version('other'));
});
