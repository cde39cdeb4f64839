import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect } from '@playwright/test';
import { Failed } from './run.mjs';

/** Milliseconds for a page to show a change. */
const patience = 60_000;

/** @typedef {{ folder: string, name: string, browser: string }} Copy a checkout to write in, a new module in it */

/**
 * Gives a module's page something to keep: a counter.
 *
 * @param {Copy} copy
 */
export function giveState({ folder, name }) {
  const page = pageOf(folder, name);
  change(page, 'import { Container', "import { useState } from 'react';\nimport { Container");
  change(page, '  return (', '  const [count, setCount] = useState(0);\n  return (');
  change(
    page,
    '</Container>',
    '  <button onClick={() => setCount(count + 1)}>Sayaç {count}</button>\n    </Container>',
  );
}

/**
 * Opens a module's page as a developer has it beside the editor, and sees to it that a changed component keeps its state,
 * that a style follows, and that a wrong type is told over the page until it is mended. No change loads the page anew.
 *
 * @param {string} address
 * @param {Copy} copy
 */
export async function followsChanges(address, { folder, name, browser: executablePath }) {
  const source = pageOf(folder, name);
  const style = source.replace('.tsx', '.module.css');
  const before = [source, style].map((file) => [file, readFileSync(file, 'utf8')]);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(address, { timeout: patience });
    const shows = (/** @type {string} */ text) =>
      expect(page.getByRole('button', { name: text })).toBeVisible({ timeout: patience });
    await shows('Sayaç 0');
    const loads = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('button', { name: 'Sayaç' }).click();
    change(source, 'Sayaç', 'Sipariş');
    await shows('Sipariş 1');
    change(style, 'display: grid;', 'display: grid;\n    outline: 7px solid;');
    const outlined = page.locator('main [class*=page]').first();
    await expect(outlined).toHaveCSS('outline-width', '7px', { timeout: patience });
    change(source, 'setCount(count + 1)', "setCount('bir')");
    const problems = page
      .frameLocator('#webpack-dev-server-client-overlay')
      .locator('#webpack-dev-server-client-overlay-div');
    await expect(problems).toContainText('TS2345', { timeout: patience });
    change(source, "setCount('bir')", 'setCount(count + 1)');
    await expect(problems).toBeHidden({ timeout: patience });
    await shows('Sipariş 1');
    if (loads !== (await page.evaluate(() => performance.timeOrigin)))
      throw new Failed(`${address} was loaded anew`);
    console.log(`${address}: state is kept, style follows, a wrong type is told`);
  } finally {
    await browser.close();
    for (const [file = '', text = ''] of before) writeFileSync(file, text);
  }
}

/**
 * Changes what the server takes from `shared/`: who asks meanwhile waits, and then hears the new.
 *
 * @param {string} origin the composed site while it is developed
 * @param {Copy} copy
 */
export async function servesSharedChange(origin, { folder }) {
  const file = join(folder, 'shared/src/product/text/price.ts');
  const ask = async () => {
    const answer = await fetch(`${origin}/functions/v1/search-products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'telefon', filters: { limit: 1 } }),
    });
    if (!answer.ok)
      throw new Failed(`${origin} answers ${answer.status} after a change in shared/`);
    return answer.text();
  };
  if (!(await ask()).includes(' TL"')) throw new Failed(`${origin} knows no price in TL`);
  change(file, ', 2)} TL`', ', 2)} Türk lirası`');
  for (const start = Date.now(); Date.now() - start < patience; await wait(100)) {
    if (!(await ask()).includes(' Türk lirası"')) continue;
    console.log(`${origin}: the server took over a change in shared/`);
    return;
  }
  throw new Failed(`${origin} did not take over a change in shared/`);
}

/** @param {string} folder @param {string} name */
const pageOf = (folder, name) => {
  const page = name.replace('mf-', '');
  return join(folder, name, 'src', `${page}-page.tsx`);
};

/** @param {string} file @param {string} from @param {string} to */
function change(file, from, to) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Failed(`${file} has no “${from}”`);
  writeFileSync(file, text.replaceAll(from, to));
}
