import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const port = 4390;
const display = ':77';
const base = `http://127.0.0.1:${port}`;

/**
 * WebKitGTK in its small browser, driven by WebDriver, on a screen of its own.
 *
 * @param {{ driver: string, browser: string, screen: string }} paths of the programs
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<import('./engine.mjs').Engine>}
 */
export async function openWebkit({ driver, browser, screen }, viewport) {
  const size = `${viewport.width}x${viewport.height}x24`;
  const x = spawn(screen, [display, '-screen', '0', size, '-nolisten', 'tcp'], { stdio: 'ignore' });
  const program = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const stop = () => {
    program.kill();
    x.kill();
  };
  try {
    const session = await begin(browser);
    const { sessionId, capabilities } = session;
    const call = (/** @type {string} */ path, /** @type {object} */ body) =>
      send(`/session/${sessionId}/${path}`, body);
    await call('window/rect', { x: 0, y: 0, ...viewport });
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      open: async (address) => {
        await call('url', { url: address });
        // WebDriver tells nothing of the console: what goes wrong from here on is noted in the page.
        await call('execute/sync', { script: noteErrors, args: [] });
      },
      run: (expression) => call('execute/sync', { script: `return ${expression}`, args: [] }),
      errors: () => [],
      close: async () => {
        await fetch(`${base}/session/${sessionId}`, { method: 'DELETE' }).catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

const noteErrors = `
  window.__errors = [];
  addEventListener('error', ({ message }) => message && window.__errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.__errors.push(String(reason)));`;

/**
 * @param {string} browser
 * @returns {Promise<any>}
 */
async function begin(browser) {
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  for (let attempt = 1; ; attempt++) {
    try {
      return await send('/session', { capabilities });
    } catch (error) {
      // The driver and its screen need a moment to come up.
      if (attempt === 20) throw error;
      await pause(500);
    }
  }
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
async function send(path, body) {
  const answer = await fetch(base + path, { method: 'POST', body: JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
