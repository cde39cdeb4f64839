import { folderStore } from '../src/platform/registry/folder-store';
import { openRegistry } from '../src/platform/registry/registry';
import { publish } from '../src/platform/registry/transitions';

/** Publishes versions one after another into a data folder, and says each that is acknowledged, until it is killed. */
const [dataDir = '', first = '0'] = process.argv.slice(2);
const registry = await openRegistry({
  store: folderStore(dataDir, (problem) => console.error(problem)),
  follow: async () => {},
});
for (let index = Number(first); ; index += 1) {
  const version = `1.0.${index}`;
  const given = { version, digest: 'a'.repeat(64), bytes: 1, routes: ['/a'] };
  const act = { at: new Date().toISOString(), by: 'elif' };
  await registry.change((state) => publish(state, 'mf-a', given, 100, act));
  process.stdout.write(`${version}\n`);
}
