import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tooling/setup/free-port.mjs';

const root = join(import.meta.dirname, '../..');

/** A site of its own, with what its operator allows, and a token for all of its modules. */
export async function startOperatedSite(allowed: Readonly<Record<string, string>>) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const surroundings = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'denk-operated-')),
    LOG_LEVEL: 'warn',
    ...allowed,
  };
  const server = spawn('node', ['server/dist/main.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: surroundings,
  });
  await until(async () => (await fetch(`${origin}/readyz`)).ok, server);
  const denk = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('node', words, {
      cwd: root,
      encoding: 'utf8',
      env: { ...surroundings, DENK_URL: origin, DENK_TOKEN: token },
    });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim().split('\n').at(-1) ?? '';
  };
  let token = '';
  token = denk('server/dist/denk.mjs', 'token', 'create', '*');
  return {
    origin,
    /** The last line that a command of a team prints. */
    denk: (...words: string[]) => denk('tooling/denk/src/denk.mjs', ...words),
    /** Runs a module from this machine inside the site; gives the link. */
    develop: async (module: string) => {
      const child = spawn('node', ['tooling/setup/dev.mjs', module, '--against', origin], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...surroundings, PORT: String(await freePort()), DENK_TOKEN: token },
      });
      let said = '';
      child.stdout.on('data', (text) => (said += text));
      const link = () => /http\S+\/registry\/develop\/\S+/.exec(said)?.[0];
      await until(async () => link() !== undefined, child);
      return { link: link() ?? '', stop: () => child.kill() };
    },
    stop: () => server.kill(),
  };
}

async function until(isTrue: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  while (!(await isTrue().catch(() => false))) {
    if (child.exitCode !== null) throw new Error('it ended');
    await wait(100);
  }
}
