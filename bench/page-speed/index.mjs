import { Agent, request } from 'node:http';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { startSite } from '../start-site.mjs';

const seconds = 4;
const connections = 16;
/** Searches that nobody has asked for before, a second. */
const pace = 20;

/**
 * How fast the server answers pages: one from memory beside a bare Fastify route with the same bytes, results that are
 * drawn for the first time, and the start on a fresh data folder.
 *
 * @param {{ root: string }} options
 */
export async function run({ root }) {
  const site = await startSite(root);
  try {
    const about = await read(site.port, '/about');
    const bare = await startBare(about.body);
    const paged = await pagesASecond(site.port, '/about');
    const peer = await pagesASecond(bare.port, '/');
    await bare.close();
    const fresh = await inPace(site.port, (at) => `/results?q=${words[at % words.length]}%20${at}`);
    const known = await inPace(site.port, () => '/results?q=telefon');
    return [
      { name: 'ready on a fresh data folder', value: site.milliseconds, unit: 'ms' },
      { name: '/about from memory, pages a second', value: paged, peer, ratio: paged / peer },
      ...percentiles('/results drawn for the first time', fresh),
      ...percentiles('/results drawn before', known),
    ];
  } finally {
    site.close();
  }
}

const words = [
  'telefon',
  'laptop',
  'kulakl%C4%B1k',
  'parf%C3%BCm',
  'ayakkab%C4%B1',
  'buzdolab%C4%B1',
];
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/**
 * @param {number} port
 * @param {string} path
 * @returns {Promise<{ body: Buffer, milliseconds: number }>}
 */
function read(port, path) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    // Each from another visitor: one alone may not search so often.
    const visitor = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`;
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': visitor };
    request({ port, path, agent, headers }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ body: Buffer.concat(parts), milliseconds: performance.now() - begun }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** @param {number} port @param {string} path */
async function pagesASecond(port, path) {
  const end = performance.now() + seconds * 1000;
  let pages = 0;
  const visit = async () => {
    while (performance.now() < end) {
      await read(port, path);
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  return Math.round(pages / seconds);
}

/** @param {number} port @param {(at: number) => string} address */
async function inPace(port, address) {
  const waiting = [];
  for (let at = 0; at < pace * 2 * seconds; at += 1) {
    waiting.push(read(port, address(at)).then(({ milliseconds }) => milliseconds));
    await new Promise((resolve) => setTimeout(resolve, 1000 / pace));
  }
  return Promise.all(waiting);
}

/** @param {string} name @param {number[]} times */
function percentiles(name, times) {
  const sorted = times.toSorted((a, b) => a - b);
  return [50, 95].map((share) => ({
    name: `${name}, p${share} at ${pace} a second`,
    value: sorted[Math.floor((sorted.length * share) / 100)] ?? Number.NaN,
    unit: 'ms',
  }));
}

/** A Fastify server with one route in a thread of its own. @param {Buffer} body */
async function startBare(body) {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: body });
  const port = await new Promise((resolve) => worker.once('message', resolve));
  return { port: Number(port), close: () => worker.terminate() };
}

if (!isMainThread) {
  const app = Fastify();
  const body = Buffer.from(workerData);
  app.get('/', (_, reply) =>
    reply.header('content-encoding', 'br').type('text/html; charset=utf-8').send(body),
  );
  await app.listen({ port: 0 });
  const address = app.server.address();
  parentPort?.postMessage(typeof address === 'object' ? address?.port : 0);
}
