import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { pack as tar, type Header } from 'tar-stream';
import { unpack } from './unpack';

type Entry = readonly [Partial<Header> & { name: string }, (string | Buffer)?];

async function packed(...entries: Entry[]): Promise<Buffer> {
  const pack = tar();
  for (const [header, content] of entries) pack.entry(header, content ?? '');
  pack.finalize();
  const parts: Buffer[] = [];
  for await (const part of pack) parts.push(Buffer.from(part as Uint8Array));
  return gzipSync(Buffer.concat(parts));
}

const fresh = () => mkdtempSync(join(tmpdir(), 'denk-unpack-'));
const limits = { packed: 100_000, unpacked: 200_000, files: 10 };
const into = (folder: string, pack: Buffer) => unpack(Readable.from([pack]), folder, limits);

test('files come in with what they are', async () => {
  const folder = fresh();
  const contents = await into(
    folder,
    await packed(
      [{ name: './', type: 'directory' }],
      [{ name: './module.json' }, '{}'],
      [{ name: './assets/a.1.js' }, 'let a;'],
      [{ name: './.built-from' }, 'x'],
    ),
  );
  expect([...contents.files.keys()]).toEqual(['module.json', 'assets/a.1.js']);
  expect(contents.bytes).toBe(8);
  expect(readFileSync(join(folder, 'assets/a.1.js'), 'utf8')).toBe('let a;');
  expect(existsSync(join(folder, '.built-from'))).toBe(false);
});

test('order makes no other digest, content does', async () => {
  const digest = async (...entries: Entry[]) =>
    (await into(fresh(), await packed(...entries))).digest;
  const a: Entry = [{ name: 'a.js' }, '1'];
  const b: Entry = [{ name: 'b.js' }, '2'];
  expect(await digest(a, b)).toBe(await digest(b, a));
  expect(await digest(a, b)).not.toBe(await digest(a, [{ name: 'b.js' }, '3']));
});

test.each<[string, Entry[], RegExp]>([
  ['a path that leads out', [[{ name: '../escaped.js' }, 'x']], /no name for a file/],
  ['a path that leads out later', [[{ name: 'a/../../escaped.js' }, 'x']], /no name for a file/],
  ['an absolute path', [[{ name: '/tmp/escaped.js' }, 'x']], /no name for a file/],
  ['a backslash', [[{ name: 'a\\b.js' }, 'x']], /no name for a file/],
  ['a hidden folder', [[{ name: 'a/.git/config' }, 'x']], /no name for a file/],
  ['a symbolic link', [[{ name: 'a', type: 'symlink', linkname: '/etc/passwd' }]], /is a symlink/],
  ['a hard link', [[{ name: 'a', type: 'link', linkname: 'b' }]], /is a link/],
  ['a device', [[{ name: 'a', type: 'character-device' }]], /is a character-device/],
  ['a pipe', [[{ name: 'a', type: 'fifo' }]], /is a fifo/],
  [
    'a name twice',
    [
      [{ name: 'a.js' }, 'x'],
      [{ name: 'A.js' }, 'y'],
    ],
    /comes twice/,
  ],
  ['a bomb', [[{ name: 'a.js' }, Buffer.alloc(5_000_000)]], /more than 200000 bytes/],
  [
    'too many files',
    Array.from({ length: 12 }, (_, index): Entry => [{ name: `${index}.js` }, 'x']),
    /more than 10 files/,
  ],
])('%s is refused, and nothing is written outside', async (_, entries, reason) => {
  const parent = fresh();
  const folder = mkdtempSync(join(parent, 'in-'));
  await expect(into(folder, await packed(...entries))).rejects.toThrow(reason);
  expect(readdirSync(parent)).toHaveLength(1);
  expect(existsSync('/tmp/escaped.js')).toBe(false);
});

test.each([
  ['no gzip', Buffer.from('not a pack at all')],
  ['nothing', Buffer.alloc(0)],
  ['gzip of no tar', gzipSync('hello '.repeat(500))],
])('%s is refused with a reason', async (_, pack) => {
  await expect(into(fresh(), pack)).rejects.toThrow(/no whole gzipped tar/);
});

test('a truncated pack is refused with a reason', async () => {
  const whole = await packed([{ name: 'a.js' }, Buffer.from('abc'.repeat(20_000))]);
  await expect(into(fresh(), whole.subarray(0, whole.length - 40))).rejects.toThrow(
    /no whole gzipped tar/,
  );
});

test('more than may be sent is too large', async () => {
  const random = Buffer.from(Array.from({ length: 150_000 }, (_, i) => (i * i * 31) % 251));
  const pack = Buffer.concat([await packed([{ name: 'a.js' }, random]), Buffer.alloc(200_000)]);
  await expect(into(fresh(), pack)).rejects.toThrow();
});

const disk = fresh();
// Needs the right to mount one: as root, on Linux.
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', disk]).status === 0;
afterAll(() => canMount && spawnSync('umount', ['-l', disk]));

(canMount ? test.each : test.skip.each)([
  ['whose last part no longer fits', 12],
  ['that comes on and on', 150],
])('on a full disk a file %s is told as the disk’s fault', async (_, size) => {
  for (const name of readdirSync(disk)) rmSync(join(disk, name));
  writeFileSync(join(disk, 'filler'), Buffer.alloc(120 * 1024));
  const pack = await packed([{ name: 'module.json' }, '{}'.padEnd(size * 1024)]);
  await expect(into(disk, pack)).rejects.toMatchObject({ code: 'ENOSPC' });
});
