import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { activateBuilds, readRegistry } from './live-registry';
import { stageVersion } from './version-store';
import { sampleRoute, writeBuild } from '../../../testing/sample-site';

const fresh = () => mkdtempSync(join(tmpdir(), 'denk-registry-'));
const script = 'console.log("merhaba");'.repeat(20);

const build = (version: string) =>
  writeBuild(fresh(), {
    name: 'mf-sample',
    version,
    routes: [sampleRoute('/sample')],
    files: { 'remoteEntry.1.js': script },
  });

const none = () => {
  throw new Error('nothing should be reported');
};

describe('staging a version', () => {
  test('puts its files into an immutable folder, compressed ahead', async () => {
    const folder = await stageVersion(build('1.0.0'), fresh());
    expect(readFileSync(join(folder, 'remoteEntry.1.js'), 'utf8')).toBe(script);
    expect(brotliDecompressSync(readFileSync(join(folder, 'remoteEntry.1.js.br'))).toString()).toBe(
      script,
    );
    expect(gunzipSync(readFileSync(join(folder, 'remoteEntry.1.js.gz'))).toString()).toBe(script);
  });

  test('refuses a file that is not what module.json says, and leaves nothing behind', async () => {
    const broken = build('1.0.0');
    writeFileSync(join(broken, 'remoteEntry.1.js'), 'something else');
    const dataDir = fresh();
    await expect(stageVersion(broken, dataDir)).rejects.toThrow(
      'remoteEntry.1.js is not the file it says',
    );
    expect(existsSync(join(dataDir, 'modules', 'mf-sample', '1.0.0'))).toBe(false);
  });

  test('refuses a module.json of another shape with its reason', async () => {
    const broken = build('1.0.0');
    writeFileSync(join(broken, 'module.json'), '{"name":"../etc"}');
    await expect(stageVersion(broken, fresh())).rejects.toThrow('module.json');
  });
});

describe('the registry', () => {
  test('makes the newest build active and keeps the one before as its fallback', async () => {
    const dataDir = fresh();
    const first = await activateBuilds(
      [build('1.0.0')],
      dataDir,
      await readRegistry(dataDir, none),
    );
    const second = await activateBuilds([build('1.1.0')], dataDir, first);
    const [active, previous] = second.microFrontends['mf-sample'] ?? [];
    expect(active).toMatchObject({
      url: '/modules/mf-sample/1.1.0/remoteEntry.1.js',
      fallbackUrl: '/modules/mf-sample/1.0.0/remoteEntry.1.js',
      deployment: { default: true, traffic: 100 },
    });
    expect(previous).toMatchObject({
      metadata: { version: '1.0.0' },
      deployment: { default: false },
    });
    expect(await readRegistry(dataDir, none)).toEqual(second);
  });

  test('starting again with the same builds changes nothing', async () => {
    const dataDir = fresh();
    const same = build('1.0.0');
    const once = await activateBuilds([same], dataDir, await readRegistry(dataDir, none));
    expect(await activateBuilds([same], dataDir, once)).toEqual(once);
  });

  test('an unreadable file is reported and made anew', async () => {
    const dataDir = fresh();
    writeFileSync(join(dataDir, 'registry.json'), '{half');
    const problems: string[] = [];
    const registry = await readRegistry(dataDir, (problem) => problems.push(problem));
    expect(registry.microFrontends).toEqual({});
    expect(problems).toHaveLength(1);
  });
});
