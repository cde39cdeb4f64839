import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBrowser } from './browser.mjs';
import { freePort } from './free-port.mjs';
import { followsChanges, giveState, servesSharedChange } from './hot-changes.mjs';
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
// build, is a page of the composed site and opens alone; and what is changed while it is developed shows.
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
    await runs(folder, 'node', ['server/dist/main.mjs'], (origin) => says(`${origin}/orders`));
    const copy = { folder, name, browser: await ensureBrowser() };
    giveState(copy);
    const dev = ['run', '--silent', 'dev'];
    await runs(folder, 'npm', [...dev, '-w', name], (origin) =>
      followsChanges(`${origin}/orders`, copy),
    );
    await runs(folder, 'npm', dev, async (origin) => {
      await followsChanges(`${origin}/orders`, copy);
      await servesSharedChange(origin, copy);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The checkout without what git does not keep; packages and builds are the checkout's own. */
function copyOfCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'denk-new-module-'));
  const left = /^(node_modules|dist|dist-dev|dist-standalone|test-results|\.git)$/;
  const data = join(root, 'data');
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => path === root || (path !== data && !left.test(basename(path))),
  });
  linkPackages(folder);
  for (const room of readdirSync(root)) {
    const own = join(root, room, 'node_modules');
    if (isThere(own)) symlinkSync(own, join(folder, room, 'node_modules'));
  }
  for (const room of built)
    cpSync(join(root, room, 'dist'), join(folder, room, 'dist'), { recursive: true });
  return folder.split(sep).join('/');
}

/** The checkout's packages; the workspaces among them are the copy's own. @param {string} folder */
function linkPackages(folder) {
  const [here, there] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(there, '@denk'), { recursive: true });
  for (const name of readdirSync(here)) {
    if (name !== '@denk') symlinkSync(join(here, name), join(there, name));
  }
  for (const name of readdirSync(join(here, '@denk'))) {
    const workspace = relative(root, realpathSync(join(here, '@denk', name)));
    symlinkSync(join(folder, workspace), join(there, '@denk', name));
  }
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
 * Starts a program that serves something, waits until it answers, and ends it once what is done meanwhile is done.
 *
 * @param {string} folder
 * @param {string} program
 * @param {string[]} given
 * @param {(origin: string) => Promise<void>} meanwhile
 */
async function runs(folder, program, given, meanwhile) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
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
      NODE_ENV: program === 'node' ? 'production' : 'development',
    },
  });
  try {
    const start = Date.now();
    while (!(await fetch(origin).catch(() => undefined))) {
      if (child.exitCode !== null || Date.now() - start > patience)
        throw new Failed(`${program} ${given.join(' ')} does not answer`);
      await wait(200);
    }
    await meanwhile(origin);
  } finally {
    // With all that it started; nothing of it writes any more when this is over.
    while (child.pid !== undefined && reaches(-child.pid, 'SIGTERM')) await wait(100);
  }
}

/** Whether there was somebody to signal. @param {number} pid @param {NodeJS.Signals} signal */
function reaches(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Sees to it that an address says the template's words. @param {string} address */
async function says(address) {
  const answer = await fetch(address);
  if (!answer.ok || !(await answer.text()).includes(words))
    throw new Failed(`${address} does not say “${words}”`);
  console.log(`${address} says what the template says`);
}
