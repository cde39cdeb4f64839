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
  /** @type {Check[][]} */
  const steps = [
    [
      { name: 'types, lint, formatting, boundaries, unused files', run: readTheCode },
      // It waits for half of its time, for browsers and servers.
      { name: 'a new module from the template', run: developAnew },
    ],
    [{ name: 'unit, module and server tests', run: () => run('npx', ['jest']) }],
    [
      {
        name: 'browser tests',
        run: () =>
          run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
            env: { ...process.env, CHROMIUM_PATH: browser },
          }),
      },
    ],
  ];
  /** @type {string[]} */
  const failed = [];
  for (const step of steps) {
    console.log(`\n— ${step.map(({ name }) => name).join('; beside it ')}`);
    await Promise.all(step.map(({ name, run }) => run().catch(() => failed.push(name))));
  }
  console.log('');
  for (const name of failed) console.log(`failed: ${name}`);
  console.log(`checks: ${steps.flat().length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exit(1);
});

/** What is found by reading alone, two checks at a time; what one prints stands together. */
async function readTheCode() {
  /** @type {string[]} */
  const failed = [];
  await twoAtATime(['lint', 'format', 'types', 'boundaries', 'unused'], async (check) => {
    if (!(await passes(check, 'npm', ['run', '--silent', `check:${check}`]))) failed.push(check);
  });
  if (failed.length > 0) throw new Failed(failed.join(', '));
}

/** A newcomer's first steps; what they print stands together. */
async function developAnew() {
  const name = 'a new module';
  if (!(await passes(name, 'node', ['tooling/setup/new-module.mjs']))) throw new Failed(name);
}

/**
 * Runs a program and shows in one piece how it ended and what it printed.
 *
 * @param {string} name
 * @param {string} program
 * @param {string[]} words
 * @returns {Promise<boolean>} whether it passed
 */
async function passes(name, program, words) {
  const { code, printed } = await collect(program, words);
  console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}\n${printed}`.trimEnd());
  return code === 0;
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
