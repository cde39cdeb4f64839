/**
 * Makes the site's fonts: Inter's variable weight from 400 to 700, cut down to what Turkish text needs, for browsers;
 * and one weight of it for the pictures that the server draws itself.
 * Inter is distributed in two parts, so the Turkish letters outside Latin-1 come in a small file of their own.
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
const parts = [
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    name: 'inter-tr',
    letters: `${ascii}\u00a0ÇÖÜçöüÂÎÛâîûÉéı“”‘’«»…–—·•×±©®°½²³€™`,
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    name: 'inter-tr-ext',
    letters: 'ĞğİıŞş₺',
  },
];

/** @type {{ to: string, options: import('subset-font').Options }[]} */
const kinds = [
  {
    to: folder('shared/src/ui/styles/fonts'),
    options: {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'case'],
    },
  },
  {
    to: folder('server/fonts'),
    options: { targetFormat: 'truetype', variationAxes: { wght: 600 }, keepFeatures: ['kern'] },
  },
];

for (const { to, options } of kinds) {
  for (const { from, name, letters } of parts) {
    const font = await subsetFont(await readFile(require.resolve(from)), letters, {
      ...options,
      noHinting: true,
    });
    const file = `${name}.${options.targetFormat === 'woff2' ? 'woff2' : 'ttf'}`;
    await writeFile(`${to}${file}`, font);
    process.stdout.write(`${file} ${font.length} bytes\n`);
  }
}
