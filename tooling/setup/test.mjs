import { ensureBrowser, findBrowser } from './browser.mjs';
import { ensureBuilt, ensureStandaloneBuilt } from './build.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { canGetPostgres, ensurePostgres } from './postgres.mjs';
import { collect, Failed, main, run, twoAtATime } from './run.mjs';

/** @typedef {{ name: string, run: () => Promise<void> }} Check */

main(async () => {
  await announceInstalls();
  await ensureInstalled();
  const browser = await ensureBrowser();
  await ensurePostgres();
  await ensureBuilt();
  await ensureStandaloneBuilt();
  /** @type {Check[]} */
  const checks = [
    { name: 'types, lint, formatting, boundaries, unused files', run: readTheCode },
    { name: 'unit, module and server tests', run: () => run('npx', ['jest']) },
    {
      name: 'a new module from the template',
      run: () => run('node', ['tooling/setup/new-module.mjs']),
    },
    {
      name: 'browser tests',
      run: () =>
        run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
          env: { ...process.env, CHROMIUM_PATH: browser },
        }),
    },
  ];
  /** @type {string[]} */
  const failed = [];
  for (const check of checks) {
    console.log(`\n— ${check.name}`);
    await check.run().catch(() => failed.push(check.name));
  }
  console.log('');
  for (const name of failed) console.log(`failed: ${name}`);
  console.log(`checks: ${checks.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exit(1);
});

/** What is found by reading alone, two checks at a time; what one prints stands together. */
async function readTheCode() {
  /** @type {string[]} */
  const failed = [];
  await twoAtATime(['lint', 'format', 'types', 'boundaries', 'unused'], async (check) => {
    const { code, printed } = await collect('npm', ['run', '--silent', `check:${check}`]);
    console.log(`${check}: ${code === 0 ? 'passed' : 'failed'}\n${printed}`.trimEnd());
    if (code !== 0) failed.push(check);
  });
  if (failed.length > 0) throw new Failed(failed.join(', '));
}

/** Says what is going to be installed, and where, before it is. */
async function announceInstalls() {
  const wanted = [
    ...(isInstalled() ? [] : ['packages from the lockfile, into node_modules']),
    // Without packages there is nothing yet that knows where a browser of our own would be.
    ...(isInstalled() && (await findBrowser())
      ? []
      : ['a Chromium for the browser tests, unless this machine has one']),
    ...(canGetPostgres() ? ['PostgreSQL for the tests of the database engine, by apt-get'] : []),
  ];
  if (wanted.length > 0) console.log(['This will install:', ...wanted].join('\n  '));
}
