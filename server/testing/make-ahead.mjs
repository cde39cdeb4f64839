import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { serverBuild } from '../build.mjs';

const folder = join(import.meta.dirname, '../node_modules/.cache/made-ahead');

/** Before all tests: what the build makes ahead is made for the code as it stands, unless it was made for the same before. */
export default async function makeAhead() {
  const [main, before] = [join(folder, 'main.mjs'), join(folder, 'main.before.mjs')];
  const isMade = existsSync(main) && existsSync(join(folder, 'sense.ahead'));
  if (isMade) renameSync(main, before);
  const { main: entry, 'make-ahead': ahead } = /** @type {Record<string, string>} */ (
    serverBuild.entryPoints
  );
  await build({
    ...serverBuild,
    entryPoints: { main: String(entry), 'make-ahead': String(ahead) },
    outdir: folder,
    sourcemap: false,
  });
  const isSame = isMade && readFileSync(main).equals(readFileSync(before));
  if (!isSame) execFileSync('node', ['make-ahead.mjs'], { cwd: folder });
}
