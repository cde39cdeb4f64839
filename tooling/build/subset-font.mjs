/**
 * Makes the site's fonts: Inter's variable weight from 400 to 700, cut down to what Turkish text needs.
 * Inter is distributed in two parts, so the Turkish letters outside Latin-1 come in a small file of their own.
 *
 * Run after changing the letters below: `node tooling/build/subset-font.mjs`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../../shared/src/ui/styles/fonts/', import.meta.url));

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const parts = [
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'inter-tr.woff2',
    letters: `${ascii}\u00a0ÇÖÜçöüÂÎÛâîûÉéı“”‘’«»…–—·•×±©®°½²³€™`,
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    to: 'inter-tr-ext.woff2',
    letters: 'ĞğİıŞş₺',
  },
];

for (const { from, to, letters } of parts) {
  const font = await subsetFont(await readFile(require.resolve(from)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'case'],
    noHinting: true,
  });
  await writeFile(`${target}${to}`, font);
  process.stdout.write(`${to} ${font.length} bytes\n`);
}
