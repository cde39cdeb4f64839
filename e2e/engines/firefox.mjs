import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Firefox, driven by WebDriver BiDi, which it speaks itself.
 *
 * @param {string} path of its program
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<import('./engine.mjs').Engine>}
 */
export async function openFirefox(path, viewport) {
  const profile = mkdtempSync(join(tmpdir(), 'denk-firefox-'));
  const program = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(`${await listeningAt(program)}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('no BiDi session')), { once: true });
  });

  /** @type {Map<number, { resolve: (result: any) => void, reject: (reason: Error) => void }>} */
  const waiting = new Map();
  /** @type {string[]} */
  let errors = [];
  let calls = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') asked?.resolve(message.result);
    else if (message.type === 'error') asked?.reject(new Error(message.message));
    else if (message.method === 'log.entryAdded' && message.params.level === 'error')
      errors.push(message.params.text);
  });
  /** @param {string} method @param {object} params @returns {Promise<any>} */
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++calls;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });

  const { capabilities } = await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const context = contexts[0].context;
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('browsingContext.setViewport', { context, viewport });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (address) => {
      errors = [];
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    run: async (expression) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    errors: () => errors,
    close: async () => {
      await send('browser.close', {}).catch(() => undefined);
      program.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcess} program
 * @returns {Promise<string>} the address that it prints
 */
function listeningAt(program) {
  return new Promise((resolve, reject) => {
    let said = '';
    program.on('error', reject);
    program.on('exit', () => reject(new Error(`Firefox ended: ${said.slice(-300)}`)));
    program.stderr?.on('data', (text) => {
      said += text;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
}
