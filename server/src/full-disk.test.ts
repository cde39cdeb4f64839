import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './platform';
import { bundleWorkers, moduleBuild, startPublishing } from '../testing/publishing-site';

const workers = bundleWorkers();
const fresh = () => mkdtempSync(join(tmpdir(), 'denk-full-disk-'));
const mount = (...words: string[]) => spawnSync('mount', words).status === 0;
const reason = 'the server cannot store it: its disk is full or not writable';

let site: Awaited<ReturnType<typeof startPublishing>>;
afterEach(() => site.stop());

/** What visitors and teams see. */
const everything = async () => ({
  page: await site.page('/a'),
  registry: await (await site.get('/registry.json')).json(),
  told: await (await site.get('/registry/v1/mf-a')).json(),
});

async function refusedWhile(broken: () => void, mended: () => void) {
  await site.publish(moduleBuild('1.0.0'));
  await site.publish(moduleBuild('1.1.0'));
  const before = await everything();
  broken();
  expect(await site.publish(moduleBuild('2.0.0'))).toMatchObject({
    status: 507,
    said: { reasons: [reason] },
  });
  expect(await site.post('/registry/v1/mf-a/rollback')).toMatchObject({ status: 507 });
  expect(await everything()).toEqual(before);
  mended();
  expect((await site.publish(moduleBuild('2.0.0'))).status).toBe(201);
  expect(await site.page('/a')).toBe('<main>a 2.0.0</main>');
}

const disk = fresh();
// Needs the right to mount one: as root, on Linux.
const canMount = mount('-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk);
afterAll(() => canMount && spawnSync('umount', ['-l', disk]));

(canMount ? describe : describe.skip)('a disk of its own', () => {
  beforeEach(async () => {
    for (const entry of readdirSync(disk)) rmSync(join(disk, entry), { recursive: true });
    site = await startPublishing({ workers, dataDir: disk });
  });

  test('that is full refuses with a reason, and nothing else changes', async () => {
    const filler = join(disk, 'filler');
    await refusedWhile(
      () => {
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      },
      () => rmSync(filler),
    );
    expect(readdirSync(join(disk, 'staging'))).toEqual([]);
  });

  test('that is read-only refuses with a reason, and nothing else changes', async () => {
    await refusedWhile(
      () => expect(mount('-o', 'remount,ro', disk)).toBe(true),
      () => expect(mount('-o', 'remount,rw', disk)).toBe(true),
    );
  });
});

test.each(['ENOSPC', 'EROFS'])(
  'a registry that cannot be written (%s) refuses with a reason, and nothing else changes',
  async (code) => {
    const dataDir = fresh();
    const store = folderStore(dataDir, () => undefined);
    let problem: Error | undefined;
    site = await startPublishing({
      workers,
      dataDir,
      store: {
        ...store,
        swap: (next) => (problem ? Promise.reject(problem) : store.swap(next)),
      },
    });
    await refusedWhile(
      () => (problem = Object.assign(new Error('no'), { code })),
      () => (problem = undefined),
    );
  },
);
