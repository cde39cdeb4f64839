import Watchpack from 'watchpack';
import { bundle } from '../build/bundle.mjs';

/**
 * Makes a bundle now, and anew whenever something in its folders changes. What is wrong with it stands in the terminal.
 *
 * @param {import('esbuild').BuildOptions} options
 * @param {readonly string[]} folders
 * @param {() => unknown} then after each bundle that could be made
 */
export async function followBundle(options, folders, then) {
  let isStale = false;
  /** @type {Promise<void> | undefined} */
  let making;
  const make = async () => {
    do {
      isStale = false;
      await bundle(options).then(then).catch(say);
    } while (isStale);
    making = undefined;
  };
  const watcher = new Watchpack({ aggregateTimeout: 50 });
  watcher.on('aggregated', () => {
    isStale = true;
    making ??= make();
  });
  watcher.watch({ directories: folders, startTime: Date.now() });
  making = make();
  await making;
}

/** What the bundler refuses it says itself. @param {Error} problem */
function say(problem) {
  if (!('errors' in problem)) console.error(problem.message);
}
