import { chromium } from '@playwright/test';
import { buildPlainFederation, output as plainOutput } from '../plain-federation/build.mjs';
import { buildSingleBundle, output } from '../single-bundle/build.mjs';
import { measureInteractions } from './measure-interactions.mjs';
import { measurePage } from './measure-page.mjs';
import { startSite } from '../start-site.mjs';
import { servePeer } from './serve-peer.mjs';

/** @typedef {import('./measure-page.mjs').PageFigures} PageFigures */

const everyRoute = [
  '/',
  '/questionnaire?q=parf%C3%BCm',
  '/ai-chat',
  '/results?q=laptop',
  '/search',
  '/kategoriler',
  '/about',
  '/contact',
  '/product/phone-samsung-galaxy-s24-128',
  '/profile/elif-yilmaz',
];
/** Some of them, by their paths, and what is done on them: `BENCH_ROUTES=/results,/about,interactions`. */
const wanted = process.env.BENCH_ROUTES?.split(',');
const routes = everyRoute.filter((route) => !wanted || wanted.includes(route.split('?')[0] ?? ''));
const runs = Number(process.env.BENCH_RUNS ?? 5);
/** @type {(keyof PageFigures)[]} */
const figures = ['scriptBytes', 'requests', 'depth', 'firstPaint', 'largestPaint', 'answersClick'];

/** What scripts can only delay: the same document painted without them is the limit. */
/** @type {(keyof PageFigures)[]} */
const limited = ['firstPaint', 'largestPaint'];

/**
 * Loads every route of the composed site, of the same source as one bundle and as federation is plainly wired, and of
 * the site without its scripts, in turn, in one run.
 *
 * @param {{ root: string, browserPath: string }} options
 */
export async function run({ root, browserPath }) {
  const bundle = await buildSingleBundle();
  const federation = await buildPlainFederation(root);
  const site = await startSite(root);
  const single = await servePeer(output, bundle, site.port);
  const plain = await servePeer(plainOutput, federation, site.port);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const rows = [];
    for (const route of routes) {
      /** @type {PageFigures[]} */ const federated = [];
      /** @type {PageFigures[]} */ const one = [];
      /** @type {PageFigures[]} */ const wired = [];
      /** @type {PageFigures[]} */ const still = [];
      for (let turn = 0; turn < runs; turn += 1) {
        const address = `http://localhost:${site.port}${route}`;
        federated.push(await measurePage(browser, address));
        still.push(await measurePage(browser, address, { scripts: false }));
        one.push(await measurePage(browser, `http://localhost:${single.port}${route}`));
        wired.push(await measurePage(browser, `http://localhost:${plain.port}${route}`));
      }
      for (const figure of figures) {
        const value = median(federated.map((seen) => seen[figure]));
        const peer = median(one.map((seen) => seen[figure]));
        const spread = spreadOf(federated.map((seen) => seen[figure]));
        rows.push({ name: `${route} ${figure}`, value, peer, ratio: value / peer, spread });
      }
      for (const [against, seenThere, some] of /** @type {const} */ ([
        ['plain federation', wired, figures],
        ['limit', still, limited],
      ])) {
        for (const figure of some) {
          const value = median(federated.map((seen) => seen[figure]));
          const peer = median(seenThere.map((seen) => seen[figure]));
          rows.push({ name: `${route} ${figure}, ${against}`, value, peer, ratio: value / peer });
        }
      }
    }
    if (!wanted || wanted.includes('interactions')) {
      /** @type {Record<string, number>[]} */ const federated = [];
      /** @type {Record<string, number>[]} */ const one = [];
      for (let turn = 0; turn < runs; turn += 1) {
        federated.push(await measureInteractions(browser, `http://localhost:${site.port}`));
        one.push(await measureInteractions(browser, `http://localhost:${single.port}`));
      }
      for (const name of Object.keys(federated[0] ?? {})) {
        const of = (/** @type {Record<string, number>[]} */ all) =>
          median(all.map((seen) => seen[name] ?? Number.NaN));
        const [value, peer] = [of(federated), of(one)];
        rows.push({
          name: `${name}, slowest answer`,
          value,
          peer,
          ratio: value / peer,
          unit: 'ms',
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
    single.close();
    plain.close();
    site.close();
  }
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The lowest and the highest. @param {number[]} values */
const spreadOf = (values) => [Math.round(Math.min(...values)), Math.round(Math.max(...values))];
