import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tooling/setup/free-port.mjs';

/** A production server of the site on this machine. */
export interface MeasuredSite {
  readonly origin: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Milliseconds until it was ready. */
  readonly startMs: number;
  /** Tells its preloaded part something; gives its memory afterwards. */
  readonly tell: (what: { collect?: true; shift?: number }) => Promise<NodeJS.MemoryUsage>;
  /** Ends it at once. */
  readonly kill: () => Promise<void>;
  /** Ends it in its own way; gives its exit code. */
  readonly stop: (signal?: 'SIGINT' | 'SIGTERM') => Promise<number | null>;
  /** What it wrote to its log so far. */
  readonly log: () => string;
}

/** What a server is started with. */
export interface SiteStart {
  readonly root: string;
  readonly dataDir?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'denk-measured-'));

const startedWithinMs = 180_000;

/** Starts a server and waits until it is ready. */
export async function startSite({
  root,
  dataDir = freshFolder(),
  variables,
}: SiteStart): Promise<MeasuredSite> {
  const port = await freePort();
  const begun = performance.now();
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--require',
      join(root, 'bench/site/preload.cjs'),
      join(root, 'server/dist/main.mjs'),
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'warn',
        DATA_DIR: dataDir,
        ...variables,
      },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-20_000)));
  }
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const origin = `http://127.0.0.1:${port}`;
  await answers(
    `${origin}/readyz`,
    () => child.exitCode !== null || child.signalCode !== null,
  ).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`${String(error)}\n${said}`);
  });
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    startMs: performance.now() - begun,
    tell: async (what) => {
      child.send(what);
      const [memory] = (await once(child, 'message')) as [NodeJS.MemoryUsage];
      return memory;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async (signal = 'SIGINT') => {
      child.kill(signal);
      return (await exited)[0];
    },
    log: () => said,
  };
}

/** Waits until an address answers 2xx. */
export async function answers(address: string, isGone = () => false): Promise<void> {
  const end = performance.now() + startedWithinMs;
  while (performance.now() < end) {
    if (isGone()) throw new Error('the server ended while it started');
    const there = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (there) return;
    await pause(40);
  }
  throw new Error(`${address} did not answer in ${startedWithinMs} ms`);
}

/** Runs the operator's command beside the server; gives its exit code and what it printed. */
export function runDenk(root: string, dataDir: string, words: readonly string[], variables = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'server/dist/denk.mjs'), ...words],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...variables },
    },
  );
  return { status, said: stdout + stderr };
}
