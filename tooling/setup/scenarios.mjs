import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureStandaloneBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { main } from './run.mjs';
import { root } from './workspaces.mjs';

const firstPort = 4380;
const folder = join(root, '.denk', 'scenarios');
const last = join(root, '.denk', 'scenarios-before');

// One page with a picture of every scenario of every front end, what changed since the last run marked.
main(async () => {
  const started = Date.now();
  await ensureInstalled();
  const browser = await ensureBrowser();
  await ensureStandaloneBuilt();
  rmSync(last, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, last);
  const { serveBuilt } = await import('../dev/serve-standalone.mjs');
  const { takePictures } = await import('../scenarios/take-pictures.mjs');
  const { picturePage } = await import('../scenarios/picture-page.mjs');
  const close = await serveBuilt(firstPort);
  const pictures = await takePictures({ browser, firstPort, folder }).finally(close);
  const shown = await Promise.all(pictures.map(withChange));
  shown.sort((a, b) => a.file.localeCompare(b.file));
  writeFileSync(join(folder, 'index.html'), picturePage(shown));
  const changed = shown.filter(({ change }) => change !== undefined && change !== 'new');
  for (const { file } of changed) console.log(`changed: ${file}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${shown.length} pictures, ${changed.length} changed, in ${seconds} s`);
  console.log(join(folder, 'index.html'));
});

/**
 * @param {import('../scenarios/take-pictures.mjs').Picture} picture
 * @returns {Promise<import('../scenarios/picture-page.mjs').Shown>}
 */
async function withChange(picture) {
  const { differenceOf } = await import('../scenarios/compare-pictures.mjs');
  const old = join(last, picture.file);
  if (!existsSync(old)) return { ...picture, change: 'new' };
  const before = readFileSync(old);
  const difference = differenceOf(before, readFileSync(join(folder, picture.file)));
  if (!difference) return picture;
  const write = (/** @type {string} */ kind, /** @type {Buffer} */ content) => {
    const file = `changes/${kind}/${picture.file}`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    return file;
  };
  return {
    ...picture,
    change: {
      share: difference.share,
      before: write('before', before),
      ...(difference.picture ? { marked: write('marked', difference.picture) } : {}),
    },
  };
}
