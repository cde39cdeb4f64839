import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packFolder } from '../../tooling/denk/src/pack.mjs';
import { settled } from '../settled.mjs';
import { variantOf } from './variant.mjs';
import { visitors } from './visitors.mjs';

const module = 'mf-chat';
const port = Number(process.env.BENCH_PORT ?? 4390);
const runs = Number(process.env.BENCH_RUNS ?? 9);
const publishes = 50;
/** Modules that a site consists of. */
const sizes = [4, 20, 100];

/**
 * Publishes a module of the built checkout into a running site on a folder, again and again: how long it takes, and what
 * visitors notice. `peer` is the limit that is promised.
 *
 * @param {{ root: string }} options
 */
export async function run({ root }) {
  const site = await startSite(root);
  try {
    const build = join(root, module, 'dist');
    return [
      ...(await speed(site, root, build)),
      ...(await followed(site, root, build)),
      ...(await underLoad(site, build)),
      ...(await growth(site, build)),
    ];
  } finally {
    site.close();
  }
}

/** @typedef {Awaited<ReturnType<typeof startSite>>} Site */

/** @param {Site} site @param {string} root @param {string} build */
async function speed(site, root, build) {
  const read = async (path = '/about') => (await fetch(site.origin + path)).text();
  await publish(site, variantOf(build, module, '0.9.0'));
  const before = await read();
  const command = join(root, 'tooling/denk/src/denk.mjs');
  /** @type {number[]} */ const requests = [];
  /** @type {number[]} */ const commands = [];
  /** @type {number[]} */ const rollbacks = [];
  for (let turn = 0; turn < runs; turn += 1) {
    requests.push(await publish(site, variantOf(build, module, `1.${turn}.0`)));
    const from = variantOf(build, module, `1.${turn}.1`);
    const start = performance.now();
    await promisify(execFile)('node', [command, 'publish', module, '--from', from], {
      env: { ...process.env, DENK_URL: site.origin, DENK_TOKEN: site.token },
    });
    commands.push((performance.now() - start) / 1000);
    const back = performance.now();
    await change(site, 'rollback');
    rollbacks.push((performance.now() - back) / 1000);
  }
  await change(site, 'rollback', '0.9.0');
  await publish(site, variantOf(build, module, '2.0.0'));
  const after = await read();
  await change(site, 'rollback', '0.9.0');
  const again = await read();
  const limited = (/** @type {string} */ name, /** @type {number[]} */ seconds, peer = 2) => {
    const value = median(seconds);
    return { name, value, peer, ratio: value / peer, unit: 's' };
  };
  return [
    limited('publish to live, the request alone, median', requests),
    limited('publish to live, with the start of the command', commands),
    { name: 'publish to live, the slowest request', value: Math.max(...requests), unit: 's' },
    limited('rollback, median', rollbacks, 0.5),
    { name: '/about: bytes that differ after a publish', value: differing(before, after) },
    { name: '/about: bytes that differ after going back', value: differing(before, again) },
  ];
}

/**
 * How long another server on the same folder serves what was before.
 *
 * @param {Site} site
 * @param {string} root
 * @param {string} build
 */
async function followed(site, root, build) {
  const other = await startServer(root, site.dataDir, port + 1);
  /** @type {number[]} */ const seconds = [];
  try {
    for (let turn = 0; turn < runs; turn += 1) {
      const version = `2.${turn}.1`;
      await publish(site, variantOf(build, module, version));
      const start = performance.now();
      const serves = async () => {
        const { microFrontends } = await (await fetch(`${other.origin}/registry.json`)).json();
        return microFrontends[module][0].metadata.version === version;
      };
      while (!(await serves())) await new Promise((resolve) => setTimeout(resolve, 20));
      seconds.push((performance.now() - start) / 1000);
    }
  } finally {
    other.close();
  }
  const value = Math.max(...seconds);
  return [
    { name: 'another server follows, median', value: median(seconds), unit: 's' },
    { name: 'another server follows, slowest', value, peer: 1, ratio: value, unit: 's' },
  ];
}

/** @param {Site} site @param {string} build */
async function underLoad(site, build) {
  const variants = Array.from({ length: publishes }, (_, at) =>
    variantOf(build, module, `3.${at}.0`),
  );
  const load = visitors(site.origin, 50, [
    '/',
    '/ai-chat',
    '/about',
    '/kategoriler',
    '/results?q=laptop',
    '/registry.json',
  ]);
  /** @type {number[]} */ const seconds = [];
  for (const variant of variants) seconds.push(await publish(site, variant));
  const { asked, failed, times } = await load.end();
  return [
    { name: `requests at 50 a second, during ${publishes} publishes`, value: asked },
    { name: 'of them failed', value: failed },
    { name: 'their median', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'their 99th percentile', value: quantile(times, 0.99), unit: 'ms' },
    { name: 'publish to live meanwhile, median', value: median(seconds), unit: 's' },
  ];
}

/** @param {Site} site @param {string} build */
async function growth(site, build) {
  const rows = [];
  let modules = 4;
  for (const size of sizes) {
    for (; modules < size; modules += 1) {
      const name = `mf-more-${modules}`;
      await publish(site, variantOf(build, name, '1.0.0', { path: `/more-${modules}` }), name);
    }
    await settled(site.origin);
    const headers = { 'accept-encoding': 'identity' };
    const bytes = (await (await fetch(`${site.origin}/`, { headers })).arrayBuffer()).byteLength;
    /** @type {number[]} */ const times = [];
    for (let turn = 0; turn < 200; turn += 1) {
      const start = performance.now();
      // Drawn anew for each: another host is another document.
      await (
        await fetch(`${site.origin}/`, {
          headers: { ...headers, cookie: `theme=${turn % 2 ? 'dark' : 'light'}` },
        })
      ).text();
      times.push(performance.now() - start);
    }
    rows.push(
      { name: `home with ${size} modules, uncompressed`, value: bytes, unit: 'B' },
      { name: `home with ${size} modules, server time`, value: median(times), unit: 'ms' },
    );
  }
  return rows;
}

/** @param {Site} site @param {string} build @returns {Promise<number>} seconds */
async function publish(site, build, name = module) {
  const start = performance.now();
  const { bytes } = await packFolder(build);
  await ask(site, `/registry/v1/${name}/versions`, { body: bytes });
  rmSync(build, { recursive: true });
  return (performance.now() - start) / 1000;
}

/** @param {Site} site @param {string} action @param {string} [version] */
const change = (site, action, version) =>
  ask(site, `/registry/v1/${module}/${action}`, {
    body: JSON.stringify({ version }),
    headers: { 'content-type': 'application/json' },
  });

/** @param {Site} site @param {string} path @param {RequestInit} init */
async function ask({ origin, token }, path, { headers, ...init }) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    ...init,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** How many bytes of two texts are not the same. @param {string} a @param {string} b */
function differing(a, b) {
  if (a === b) return 0;
  let start = 0;
  while (a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end;
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** @param {number[]} values */
const median = (values) => quantile(values, 0.5);

/** @param {string} root */
async function startSite(root) {
  const dataDir = mkdtempSync(join(tmpdir(), 'denk-bench-publish-'));
  const { origin, env, close } = await startServer(root, dataDir, port);
  const made = spawnSync('node', [join(root, 'server/dist/denk.mjs'), 'token', 'create', '*'], {
    env,
    encoding: 'utf8',
  });
  await settled(origin);
  return {
    origin,
    dataDir,
    token: made.stdout.trim().split('\n').at(-1) ?? '',
    close: () => {
      close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param {string} root @param {string} dataDir @param {number} at */
async function startServer(root, dataDir, at) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(at),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  const child = spawn('node', [join(root, 'server/dist/main.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const origin = `http://localhost:${at}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { origin, env, close: () => child.kill() };
}
