import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { settled } from '../settled.mjs';
import { buildSingleBundle, output } from '../single-bundle/build.mjs';
import { measurePage } from './measure-page.mjs';
import { serveSingleBundle } from './serve-single-bundle.mjs';

/** @typedef {import('./measure-page.mjs').PageFigures} PageFigures */

const routes = [
  '/',
  '/questionnaire?q=parf%C3%BCm',
  '/ai-chat',
  '/results?q=laptop',
  '/search',
  '/kategoriler',
  '/about',
  '/contact',
];
const runs = Number(process.env.BENCH_RUNS ?? 3);
/** @type {(keyof PageFigures)[]} */
const figures = ['scriptBytes', 'requests', 'depth', 'firstPaint', 'largestPaint', 'answersClick'];

/**
 * Loads every route of the composed site and of the same source as one bundle, in turn, in one run.
 *
 * @param {{ root: string, browserPath: string }} options
 */
export async function run({ root, browserPath }) {
  const bundle = await buildSingleBundle();
  const site = await startSite(root);
  const single = await serveSingleBundle(output, bundle, site.port);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const rows = [];
    for (const route of routes) {
      /** @type {PageFigures[]} */ const federated = [];
      /** @type {PageFigures[]} */ const one = [];
      for (let turn = 0; turn < runs; turn += 1) {
        federated.push(await measurePage(browser, `http://localhost:${site.port}${route}`));
        one.push(await measurePage(browser, `http://localhost:${single.port}${route}`));
      }
      for (const figure of figures) {
        const value = median(federated.map((seen) => seen[figure]));
        const peer = median(one.map((seen) => seen[figure]));
        rows.push({ name: `${route} ${figure}`, value, peer, ratio: value / peer });
      }
    }
    return rows;
  } finally {
    await browser.close();
    single.close();
    site.close();
  }
}

/** @param {string} root */
async function startSite(root) {
  const port = Number(process.env.BENCH_PORT ?? 4390);
  const child = spawn('node', [join(root, 'server', 'dist', 'main.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'error',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'denk-bench-')),
    },
  });
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) {
      await settled(`http://localhost:${port}`);
      return { port, close: () => child.kill() };
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill();
  throw new Error('the site did not start');
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
