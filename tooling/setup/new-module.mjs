import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { Failed, main, run } from './run.mjs';
import { built, root } from './workspaces.mjs';

const name = 'mf-orders';
const words = 'Bu sayfa henüz boş. İlk içeriğini siz ekleyin.';

/** Milliseconds for what is started to answer. */
const patience = 90_000;

// `npm test` tells what it starts where it was called from; who stands in the copy was never there.
const personsEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^(npm_|INIT_CWD$)/.test(key)),
);

// What a newcomer does first, in a copy of the checkout: a module from the template passes its types, its tests and its
// build, opens alone, and is a page of the composed site.
main(async () => {
  const folder = copyOfCheckout();
  const here = (/** @type {string} */ program, /** @type {string[]} */ ...more) =>
    run(program, more, { cwd: folder, env: personsEnvironment });
  try {
    await here('node', 'tooling/denk/src/denk.mjs', 'new', name);
    writeFileSync(
      join(folder, 'tsconfig.new.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        include: [name, 'shared/src/ui/styles/css-modules.d.ts'],
      }),
    );
    await Promise.all([
      here('node', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.new.json'),
      here('npm', 'run', '--silent', 'build', '-w', name),
    ]);
    await here('npm', 'test', '--silent', '-w', name);
    await says('npm', ['run', '--silent', 'dev', '-w', name], '/assets/src_module_ts.js', folder);
    await says('node', ['server/dist/main.mjs'], '/orders', folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The checkout without what git does not keep; packages and builds are the checkout's own. */
function copyOfCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'denk-new-module-'));
  const left = /^(node_modules|dist|dist-dev|dist-standalone|data|test-results|\.git)$/;
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => path === root || !left.test(basename(path)),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const room of readdirSync(root)) {
    const own = join(root, room, 'node_modules');
    if (isThere(own)) symlinkSync(own, join(folder, room, 'node_modules'));
  }
  for (const room of built)
    cpSync(join(root, room, 'dist'), join(folder, room, 'dist'), { recursive: true });
  return folder.split(sep).join('/');
}

/** @param {string} folder */
function isThere(folder) {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

/**
 * Starts a program and sees to it that an address of it says the new page's words; ends it.
 *
 * @param {string} program
 * @param {string[]} given
 * @param {string} path
 * @param {string} folder
 */
async function says(program, given, path, folder) {
  const port = await freePort();
  const child = spawn(program, given, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...personsEnvironment,
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      NODE_ENV: path === '/orders' ? 'production' : 'development',
    },
  });
  try {
    for (const start = Date.now(); Date.now() - start < patience; await wait(200)) {
      const answer = await fetch(`http://localhost:${port}${path}`).catch(() => undefined);
      if (answer?.ok && (await answer.text()).includes(words)) {
        console.log(`${program} ${given.join(' ')}: ${path} says what the template says`);
        return;
      }
      if (child.exitCode !== null) break;
    }
    throw new Failed(`${program} ${given.join(' ')}: ${path} does not say “${words}”`);
  } finally {
    // With all that it started.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  }
}
