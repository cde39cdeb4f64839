import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tooling/setup/free-port.mjs';
import { answers, freshFolder } from '../site/site';
import { atMost, none, type Part, told } from './finding';

/** An unprivileged user that every Linux has. */
const nobody = 65534;

/**
 * What the image would hold, as the Dockerfile says, in a folder that nobody may write to, started as another user by
 * the image's own command; and stopped as Docker stops it.
 */
export const container: Part = async (root) => {
  if (process.getuid?.() !== 0)
    return [told('not run: this needs to be root, to start as somebody else', '')];
  const image = freshFolder();
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const [, copied = ''] = /cp -r --parents node_modules (.+) \/image$/m.exec(dockerfile) ?? [];
  execSync(`cp -r --parents ${copied} ${image}`, { cwd: root });
  symlinkSync(join(root, 'node_modules'), join(image, 'node_modules'));
  for (const name of readdirSync(image, { recursive: true, withFileTypes: true })) {
    if (!name.isSymbolicLink())
      chmodSync(join(name.parentPath, name.name), name.isDirectory() ? 0o555 : 0o444);
  }
  chmodSync(image, 0o555);
  const dataDir = freshFolder();
  chownSync(dataDir, nobody, nobody);
  const port = await freePort();
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  const child = spawn(process.execPath, command.slice(1), {
    cwd: image,
    uid: nobody,
    gid: nobody,
    stdio: 'ignore',
    env: { NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port) },
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const origin = `http://127.0.0.1:${port}`;
  try {
    await answers(`${origin}/readyz`, () => child.exitCode !== null);
    const wrong: string[] = [];
    for (const path of ['/', '/results?q=telefon', '/api/suggestions?q=tel']) {
      const { status } = await fetch(origin + path, { headers: { accept: 'text/html' } });
      if (status !== 200) wrong.push(`${status} ${path}`);
    }
    if (!existsSync(join(dataDir, 'registry'))) wrong.push('nothing in DATA_DIR');
    const begun = performance.now();
    child.kill('SIGTERM');
    const [code, signal] = await ended;
    return [
      none('wrong with what the image holds, read-only and as another user', wrong),
      none('exit codes other than 0', code === 0 ? [] : [code ?? signal]),
      atMost('stopped', performance.now() - begun, 11_500),
    ];
  } finally {
    child.kill('SIGKILL');
  }
};
