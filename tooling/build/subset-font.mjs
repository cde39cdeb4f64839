/**
 * Makes the site's fonts: Inter's variable weight from 400 to 700, cut down to what Turkish text needs, for browsers;
 * and one weight of it for the pictures that the server draws itself. All letters in one file: a browser lays the whole
 * page out anew for each that comes.
 *
 * Run after changing the letters below: `node tooling/build/subset-font.mjs`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../${path}/`, import.meta.url));

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const letters = `${ascii}\u00a0ÇÖÜçöüĞğİıŞşÂÎÛâîûÉé“”‘’«»…–—·•×±©®°½²³€₺™`;
const inter = await readFile(require.resolve('inter-ui/variable/InterVariable.woff2'));
/** What it looks like at the size of text. */
const opsz = 14;

/** @type {{ to: string, options: import('subset-font').Options }[]} */
const kinds = [
  {
    to: folder('shared/src/ui/styles/fonts'),
    options: {
      targetFormat: 'woff2',
      variationAxes: { opsz, wght: { min: 400, max: 700 } },
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'case'],
    },
  },
  {
    to: folder('server/fonts'),
    options: {
      targetFormat: 'truetype',
      variationAxes: { opsz, wght: 600 },
      keepFeatures: ['kern'],
    },
  },
];

for (const { to, options } of kinds) {
  const font = await subsetFont(inter, letters, { ...options, noHinting: true });
  const file = `inter-tr.${options.targetFormat === 'woff2' ? 'woff2' : 'ttf'}`;
  await writeFile(`${to}${file}`, font);
  process.stdout.write(`${file} ${font.length} bytes\n`);
}
