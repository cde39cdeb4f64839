import { spawn } from 'node:child_process';
import { root } from './workspaces.mjs';

/**
 * Runs a program from the project's folder and shows what it prints. Rejects when it fails.
 *
 * @param {string} program
 * @param {string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>}
 */
export function run(program, words, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd, env, stdio: 'inherit' });
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    // Ctrl-C comes to the child by itself; a second one would cut its stop short.
    const wait = () => {};
    process.on('SIGINT', wait);
    process.on('SIGTERM', pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', pass);
      if (code === 0 || signal === 'SIGINT' || signal === 'SIGTERM') resolve();
      else reject(new Failed(`${program} ${words.join(' ')} ended with ${code ?? signal}`));
    });
  });
}

/**
 * Runs a program from the project's folder and keeps what it prints.
 *
 * @param {string} program
 * @param {string[]} words
 * @returns {Promise<{ code: number | null, printed: string }>}
 */
export function collect(program, words) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const keep = (/** @type {Buffer} */ text) => (printed += text);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, printed }));
  });
}

/**
 * Does the same with all of a list, two at a time, in its order.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<void>} work
 */
export async function twoAtATime(items, work) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all([worker(), worker()]);
}

/** A step that failed and has already said why. */
export class Failed extends Error {}

/**
 * Runs a script's work and turns a failure into one line and exit code 1.
 *
 * @param {() => Promise<void>} work
 */
export function main(work) {
  work().catch((error) => {
    console.error(error instanceof Failed ? error.message : error);
    process.exit(1);
  });
}
