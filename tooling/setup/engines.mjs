import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { Failed, main } from './run.mjs';
import { root } from './workspaces.mjs';

const port = Number(process.env.PORT ?? 4389);
const viewport = { width: 1024, height: 800 };

const firefox = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const webkit = {
  driver: ['/usr/bin/WebKitWebDriver'],
  browser: ['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
  ),
  screen: ['/usr/bin/Xvfb'],
};

// A smoke journey through the built site in the engines that the browser tests do not run in.
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // Read once the modules are built: they declare their routes.
  const { routes } = await import('../../e2e/pages/routes.mjs');
  const { smoke } = await import('../../e2e/engines/smoke.mjs');
  const site = await serve();
  let failed = 0;
  try {
    for (const open of await enginesHere()) {
      const engine = await open();
      const started = Date.now();
      const faults = await smoke(engine, site.address, routes).finally(() => engine.close());
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`${engine.name}: ${routes.length} pages, ${faults.length} faults, ${seconds} s`);
      for (const fault of faults) console.log(`  ${fault}`);
      failed += faults.length;
    }
  } finally {
    site.close();
  }
  if (failed) throw new Failed(`${failed} faults in other engines`);
});

/** The engines that this machine has; of those that it has not, a line each. */
async function enginesHere() {
  const { openFirefox } = await import('../../e2e/engines/firefox.mjs');
  const { openWebkit } = await import('../../e2e/engines/webkit.mjs');
  const engines = [];
  const path = found(firefox);
  if (path) engines.push(() => openFirefox(path, viewport));
  else console.log('Firefox is left out: there is none (Debian: firefox-esr, or FIREFOX_PATH)');
  const [driver, browser, screen] = [webkit.driver, webkit.browser, webkit.screen].map(found);
  if (driver && browser && screen)
    engines.push(() => openWebkit({ driver, browser, screen }, viewport));
  else console.log('WebKit is left out: it takes the Debian packages webkit2gtk-driver and xvfb');
  return engines;
}

/** @param {readonly (string | undefined)[]} paths */
const found = (paths) => paths.find((path) => path && existsSync(path));

/** The built site, on its sample catalogue. */
async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'denk-engines-'));
  const server = spawn('node', ['server/dist/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
    },
  });
  const address = `http://localhost:${port}`;
  const close = () => {
    server.kill();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return { address, close };
    if (server.exitCode !== null) break;
    await pause(500);
  }
  close();
  throw new Failed('the site did not start');
}
