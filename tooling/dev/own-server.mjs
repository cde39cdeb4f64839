import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inspectorBuild, serverBuild } from '../../server/build.mjs';
import { bundle } from '../build/bundle.mjs';
import { smallHeap } from '../setup/small-heap.mjs';
import { root } from '../setup/workspaces.mjs';
import { followBundle } from './follow-bundle.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Milliseconds that a server which is to end may still take over an answer. */
const longestAnswer = 3000;

/**
 * Runs the site's own server, built and started anew on every change of its code. Who asks meanwhile waits for the new one.
 *
 * @param {number} port
 * @returns {Promise<(request: Request, response: Response) => Promise<void>>} hands a request on
 */
export async function startOwnServer(port) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  /** @type {Promise<void> | undefined} */
  let started;
  let underWay = 0;
  const restart = async () => {
    // Who was asked before is heard out.
    for (let left = longestAnswer; underWay > 0 && left > 0; left -= 20) await pause(20);
    if (running && lives(running)) {
      running.kill('SIGKILL');
      await once(running, 'exit');
    }
    const words = [...smallHeap, join(root, 'server', 'dist', 'main.mjs'), '--developing'];
    const child = spawn('node', words, {
      stdio: 'inherit',
      env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' },
    });
    running = child;
    while (lives(child) && !(await isUp(port))) await pause(50);
  };
  process.on('exit', () => running?.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  await bundle(inspectorBuild);
  const folders = [join(root, 'server', 'src'), join(root, 'shared', 'src')];
  void followBundle(serverBuild, folders, () => {
    started = (started ?? Promise.resolve()).then(restart);
    return started;
  });
  return async (request, response) => {
    while (!started) await pause(50);
    await started;
    underWay += 1;
    response.on('close', () => (underWay -= 1));
    handOn(request, response, port);
  };
}

/** @param {import('node:child_process').ChildProcess} child */
const lives = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

/** @param {number} port */
const isUp = (port) =>
  fetch(`http://localhost:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {Request} request @param {Response} response @param {number} port */
function handOn(request, response, port) {
  const { method, url, headers } = request;
  const handed = ask({ port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  handed.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
    response.end('The server ended; the terminal says why. It starts anew when its code changes.');
  });
  response.on('close', () => handed.destroy());
  request.pipe(handed);
}
