import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settled } from './settled.mjs';

/**
 * Starts the built site on a fresh data folder; resolves when it rests.
 *
 * @param {string} root
 */
export async function startSite(root) {
  const port = Number(process.env.BENCH_PORT ?? 4390);
  const child = spawn('node', [join(root, 'server', 'dist', 'main.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'error',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'denk-bench-')),
    },
  });
  const begun = performance.now();
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) {
      const milliseconds = performance.now() - begun;
      await settled(`http://localhost:${port}`);
      return { port, milliseconds, close: () => child.kill() };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error('the site did not start');
}
