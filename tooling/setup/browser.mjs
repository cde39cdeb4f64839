import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Failed, run } from './run.mjs';

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a Chromium is; undefined where this machine has none. */
export async function findBrowser() {
  const system = known.find((path) => path && existsSync(path));
  if (system) return system;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Finds a Chromium, or installs one with what the machine offers. Returns its path. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  const ways = [
    ...(canInstallPackages() ? [() => installPackages(['chromium'])] : []),
    () => run('npx', ['playwright', 'install', 'chromium']),
  ];
  for (const way of ways) {
    await way().catch(() => undefined);
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new Failed(
    'no browser: install Chromium (or set CHROMIUM_PATH to one) and run npm test again',
  );
}

/** Whether packages of the system can be installed: as root, on a machine with apt-get. */
export const canInstallPackages = () => process.getuid?.() === 0 && has('apt-get');

/** @param {string[]} packages */
export async function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Lists that could not be fetched anew may still name what is wanted.
  await run('apt-get', ['update', '-qq'], { env }).catch(() => undefined);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

/** @param {string} program */
function has(program) {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
