import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folder-store';
import { openRegistry } from './registry';
import { emptyState, moduleOf, type RegistryState } from './registry-state';
import { publish } from './transitions';

const none = (problem: string) => {
  throw new Error(`nothing should be reported: ${problem}`);
};
const given = (version: string) => ({ version, digest: 'a'.repeat(64), bytes: 1, routes: [] });
const act = { at: '2026-01-01T00:00:00.000Z', by: 'elif' };
const withVersion = (version: string) => (state: RegistryState) =>
  publish(state, 'mf-a', given(version), 100, act);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'denk-registry-'));
});

const open = (follow = async () => {}) =>
  openRegistry({ store: folderStore(dataDir, none), follow, pause: () => 0 });

test('what was changed is there after a restart', async () => {
  await (await open()).change(withVersion('1'));
  expect(moduleOf((await open()).current().state, 'mf-a').live).toBe('1');
});

test('a revision is written once', async () => {
  const store = folderStore(dataDir, none);
  expect(await store.swap({ revision: 1, state: emptyState })).toBe(true);
  expect(await store.swap({ revision: 1, state: emptyState })).toBe(false);
});

test('two servers that change it at once lose nothing of each other', async () => {
  const servers = [await open(), await open()];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => servers[index % 2]?.change(withVersion(`${index}`))),
  );
  const { state } = (await open()).current();
  expect(moduleOf(state, 'mf-a').versions).toHaveLength(20);
});

test('one server follows what the other changed', async () => {
  const seen: number[] = [];
  const other = await openRegistry({
    store: folderStore(dataDir, none),
    follow: async ({ revision }) => void seen.push(revision),
  });
  await (await open()).change(withVersion('1'));
  await other.refresh();
  await other.refresh();
  expect(seen).toEqual([1]);
});

test('a refused change writes nothing', async () => {
  const registry = await open();
  const refused = registry.change(() => {
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect(registry.current().revision).toBe(0);
  await registry.change(withVersion('1'));
  expect(registry.current().revision).toBe(1);
});

test('a file that cannot be read is told, and the registry before it holds', async () => {
  const registry = await open();
  await registry.change(withVersion('1'));
  writeFileSync(join(dataDir, 'registry', '00000002.json'), '{half');
  const problems: string[] = [];
  const again = await openRegistry({
    store: folderStore(dataDir, (problem) => problems.push(problem)),
    follow: async () => {},
  });
  expect(problems).toHaveLength(1);
  expect(moduleOf(again.current().state, 'mf-a').live).toBe('1');
  await again.change(withVersion('2'));
  expect(again.current().revision).toBe(3);
});

test('earlier registries do not pile up', async () => {
  const registry = await open();
  for (let index = 0; index < 40; index += 1) await registry.change(withVersion(`${index}`));
  expect(readdirSync(join(dataDir, 'registry')).length).toBeLessThanOrEqual(20);
});
