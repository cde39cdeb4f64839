import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './workspaces.mjs';
import { main } from './run.mjs';

/** @typedef {{ name: string, value: number, peer?: number, ratio?: number, unit?: string, spread?: number[] }} Row */

const subjects = ['page-load', 'page-speed', 'search', 'chat', 'publish', 'load'];

main(async () => {
  await ensureInstalled();
  const wanted = process.argv.slice(2);
  const chosen = subjects.filter((name) => wanted.length === 0 || wanted.includes(name));
  const browserPath = chosen.includes('page-load') ? await ensureBrowser() : '';
  await ensureBuilt();
  /** @type {Record<string, Row[]>} */
  const results = {};
  for (const subject of chosen) {
    const file = join(root, 'bench', subject, 'index.mjs');
    if (!existsSync(file)) continue;
    console.log(`\n— ${subject}`);
    const { run } = await import(pathToFileURL(file).href);
    /** @type {Row[]} */
    const rows = await run({ root, browserPath });
    results[subject] = rows;
    for (const { name, value, peer, ratio, unit, spread } of rows) {
      const parts = [name.padEnd(52), `${rounded(value)}${unit ? ` ${unit}` : ''}`.padStart(14)];
      if (peer !== undefined) parts.push(`against ${rounded(peer)}`.padStart(20));
      if (ratio !== undefined) parts.push(`ratio ${ratio.toFixed(2)}`.padStart(14));
      if (spread) parts.push(spread.join('–').padStart(16));
      console.log(parts.join(''));
    }
  }
  writeFileSync(join(root, 'bench', 'results.json'), `${JSON.stringify(results, null, 1)}\n`);
});

/** @param {number} value */
const rounded = (value) => (Number.isInteger(value) ? value : Number(value.toPrecision(4)));
