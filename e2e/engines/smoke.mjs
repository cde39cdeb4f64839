import { setTimeout as pause } from 'node:timers/promises';
import { answerQuestion, isReady, layoutFaults, searchFor, shows } from './in-page.mjs';

/**
 * Opens every address in an engine, and goes through a search and a questionnaire. Returns what went wrong, a line each.
 *
 * @param {import('./engine.mjs').Engine} engine
 * @param {string} site
 * @param {readonly string[]} addresses
 * @returns {Promise<string[]>}
 */
export async function smoke(engine, site, addresses) {
  /** @type {string[]} */
  const faults = [];
  const step = async (/** @type {string} */ what, /** @type {() => Promise<unknown>} */ work) => {
    try {
      await work();
      const found = await engine.run(call(layoutFaults));
      if (found) faults.push(`${what}: ${found}`);
    } catch (error) {
      faults.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
    faults.push(...engine.errors().map((error) => `${what}: console: ${error}`));
  };
  const open = async (/** @type {string} */ address) => {
    await engine.open(site + address);
    await until(engine, call(isReady), 'is not taken over');
  };

  for (const address of addresses) await step(address, () => open(address));
  await step('a search', async () => {
    await open('/results?q=laptop');
    await engine.run(call(searchFor, 'parfüm'));
    await until(engine, call(shows, '/results?q=parfüm', ''), 'shows no list');
  });
  await step('a questionnaire', async () => {
    await open('/questionnaire?q=parf%C3%BCm');
    for (let turn = 0; turn < 60 && (await engine.run(call(answerQuestion))); turn++)
      await pause(250);
    await until(engine, call(shows, '/results', 'Uyum'), 'ends in no list with reasons');
  });
  return faults;
}

/**
 * A call as the page's own script.
 *
 * @template {readonly string[]} Words
 * @param {(...words: Words) => unknown} work
 * @param {Words} words
 */
const call = (work, ...words) => `(${work})(${words.map((word) => JSON.stringify(word)).join()})`;

/**
 * @param {import('./engine.mjs').Engine} engine
 * @param {string} expression
 * @param {string} otherwise
 */
async function until(engine, expression, otherwise) {
  for (let attempt = 0; attempt < 120; attempt++) {
    if (await engine.run(expression)) return;
    await pause(250);
  }
  throw new Error(otherwise);
}
