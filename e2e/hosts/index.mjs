import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { hosts, packages } from './hosts.mjs';

/**
 * Shows the chat in pages that other tools build, against a running site (docs/foreign-hosts.md#how).
 *
 * @param {{ folder: string, site: string, browser: string | undefined }} options a folder for packages and pages, kept
 *   between two runs; the site's address; the browser's program
 * @returns {Promise<string[]>} what did not work, one line each
 */
export async function checkHosts({ folder, site, browser }) {
  install(folder);
  const faults = [];
  const opened = await chromium.launch({
    args: ['--no-sandbox'],
    ...(browser ? { executablePath: browser } : {}),
  });
  try {
    for (const host of hosts(`${site}/modules/mf-chat/latest/mf-manifest.json`)) {
      const fault = await check(opened, host, join(folder, host.name.toLowerCase()));
      console.log(`${host.name}: ${fault ?? 'shows the chat, which answers'}`);
      if (fault) faults.push(`${host.name}: ${fault}`);
    }
  } finally {
    await opened.close();
  }
  return faults;
}

/** @param {string} folder */
function install(folder) {
  mkdirSync(folder, { recursive: true });
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages });
  writeFileSync(join(folder, 'package.json'), wanted);
  run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'],
    folder,
  );
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./hosts.mjs').Host} host
 * @param {string} folder
 * @returns {Promise<string | undefined>} what did not work
 */
async function check(browser, { files, build }, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  run('node', [...build], folder);
  const { address, close } = await serve(join(folder, 'dist'));
  const page = await browser.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await page.goto(address);
    await page.getByRole('textbox').fill('30 bin liraya kadar laptop arıyorum');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await page
      .getByText(/^AI Asistan: /)
      .first()
      .waitFor({ state: 'attached' });
  } catch (error) {
    errors.push(String(error).split('\n', 1)[0] ?? '');
  } finally {
    await page.close();
    close();
  }
  return errors.length > 0 ? errors.join('; ') : undefined;
}

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** @param {string} folder @returns {Promise<{ address: string, close: () => void }>} */
async function serve(folder) {
  const server = createServer(({ url = '/' }, answer) => {
    const path = url === '/' ? '/index.html' : (url.split('?')[0] ?? '');
    const type = types[/** @type {keyof typeof types} */ (extname(path))];
    if (!type) return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': type }).end(readFileSync(join(folder, path)));
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const at = server.address();
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://localhost:${typeof at === 'object' && at ? at.port : 0}/`, close };
}

/** @param {string} program @param {readonly string[]} words @param {string} cwd */
function run(program, words, cwd) {
  const { status, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`);
}
