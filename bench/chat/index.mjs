import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settled } from '../settled.mjs';
import { readStream } from './read-stream.mjs';

/** @typedef {{ name: string, value: number, peer?: number, ratio?: number, unit?: string }} Row */

const sitePort = Number(process.env.BENCH_CHAT_PORT ?? 4130);
const providerPort = sitePort + 1;
const pairs = Number(process.env.BENCH_CHAT_PAIRS ?? 120);
const streams = Number(process.env.BENCH_CHAT_STREAMS ?? 500);
const firstPieceMs = 200;
const pieceEveryMs = 20;
const pieces = 60;
const whole = Array.from({ length: pieces }, (_, index) => `söz${index} `).join('');

/**
 * The composed site's chat against the provider itself, both on this machine: what our server adds to the first piece,
 * and what becomes of many streams at once.
 *
 * @param {{ root: string }} options
 * @returns {Promise<Row[]>}
 */
export async function run({ root }) {
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  try {
    await start(
      children,
      [
        join(root, 'bench/chat/provider-stub.mjs'),
        providerPort,
        firstPieceMs,
        pieceEveryMs,
        pieces,
      ],
      {},
      `http://127.0.0.1:${providerPort}/`,
    );
    const site = await start(
      children,
      [join(root, 'server/dist/main.mjs')],
      {
        NODE_ENV: 'production',
        PORT: String(sitePort),
        LOG_LEVEL: 'error',
        DATA_DIR: mkdtempSync(join(tmpdir(), 'denk-bench-chat-')),
        OPENAI_BASE_URL: `http://127.0.0.1:${providerPort}/v1`,
        OPENAI_API_KEY: 'none',
      },
      `http://127.0.0.1:${sitePort}/readyz`,
    );
    await settled(`http://127.0.0.1:${sitePort}`);
    return [...(await firstPiece()), ...(await manyStreams(site.pid ?? 0))];
  } finally {
    for (const child of children) child.kill();
  }
}

/** One after the other, in pairs, so that both see the same machine. */
async function firstPiece() {
  const agent = new Agent({ keepAlive: true });
  const through = [];
  const direct = [];
  const added = [];
  for (let pair = -20; pair < pairs; pair += 1) {
    const visitor = visitorOf(pair + 20);
    const question = 'kısaca: hangi telefon?';
    const one = await readStream({ port: providerPort, agent, visitor, question });
    const other = await readStream({ port: sitePort, agent, visitor, question });
    if (pair < 0) continue;
    direct.push(one.firstMs);
    through.push(other.firstMs);
    added.push(other.firstMs - one.firstMs);
  }
  agent.destroy();
  return [
    row('first piece p50, ms', quantile(through, 0.5), quantile(direct, 0.5)),
    row('first piece p95, ms', quantile(through, 0.95), quantile(direct, 0.95)),
    { name: 'added to the first piece p50', value: quantile(added, 0.5), unit: 'ms' },
    { name: 'added to the first piece p95', value: quantile(added, 0.95), unit: 'ms' },
  ];
}

/** @param {number} pid */
async function manyStreams(pid) {
  const before = memoryOf(pid);
  const direct = await allAtOnce(providerPort);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 200);
  const through = await allAtOnce(sitePort);
  clearInterval(watch);
  const again = await allAtOnce(sitePort);
  const lost = [...through.readings, ...again.readings].filter(
    ({ text, done }) => text !== whole || !done,
  );
  for (const { status, text, totalMs } of lost.slice(0, 3)) {
    console.log(
      `incomplete: status ${status}, ${text.length} characters after ${Math.round(totalMs)} ms`,
    );
  }
  return [
    { name: `${streams} streams at once: incomplete replies, two rounds`, value: lost.length },
    row(`${streams} streams at once: all done, s`, through.seconds, direct.seconds),
    row(
      `${streams} streams at once: first piece p95, ms`,
      quantile(
        through.readings.map(({ firstMs }) => firstMs),
        0.95,
      ),
      quantile(
        direct.readings.map(({ firstMs }) => firstMs),
        0.95,
      ),
    ),
    { name: 'server memory before', value: before, unit: 'MB' },
    { name: 'server memory growth at its peak', value: most - before, unit: 'MB' },
    { name: 'server memory growth after two rounds', value: memoryOf(pid) - before, unit: 'MB' },
  ];
}

/** @param {number} port */
async function allAtOnce(port) {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const began = performance.now();
  const readings = await Promise.all(
    Array.from({ length: streams }, (_, index) =>
      readStream({ port, agent, visitor: visitorOf(index + 5000), question: 'hangi telefon?' }),
    ),
  );
  return { readings, seconds: (performance.now() - began) / 1000 };
}

/** @param {number} index */
const visitorOf = (index) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** @param {string} name @param {number} value @param {number} peer @returns {Row} */
const row = (name, value, peer) => ({ name, value, peer, ratio: value / peer });

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Resident memory of a process in MB.
 *
 * @param {number} pid
 */
function memoryOf(pid) {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(kilobytes) / 1024);
}

/** @param {string} address */
const reachable = (address) =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok, body }) => {
      void body?.cancel();
      return ok;
    },
    () => false,
  );

/**
 * @param {import('node:child_process').ChildProcess[]} children every started process is put here, ready or not
 * @param {(string | number)[]} command
 * @param {Record<string, string>} environment
 * @param {string} address answers 200 when the process is ready
 */
async function start(children, command, environment, address) {
  const child = spawn(process.execPath, command.map(String), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  children.push(child);
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (await reachable(address)) return child;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${command[0]} did not start`);
}
