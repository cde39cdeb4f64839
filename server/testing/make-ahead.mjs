import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { serverBuild } from '../build.mjs';

const folder = join(import.meta.dirname, '../node_modules/.cache/made-ahead');
const catalogue = join(import.meta.dirname, '../../catalogue');

/** Before all tests: what the build makes ahead is made for the code and the kinds as they stand, unless it was before. */
export default async function makeAhead() {
  const { main, 'make-ahead': ahead } = /** @type {Record<string, string>} */ (
    serverBuild.entryPoints
  );
  await build({
    ...serverBuild,
    entryPoints: { main: String(main), 'make-ahead': String(ahead) },
    outdir: folder,
    sourcemap: false,
  });
  const [stamp, from] = [join(folder, 'made-from'), madeFrom()];
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return;
  execFileSync('node', ['make-ahead.mjs', catalogue], { cwd: folder });
  writeFileSync(stamp, from);
}

function madeFrom() {
  const kinds = readdirSync(catalogue).filter((name) => name.endsWith('.kind.json'));
  const hash = createHash('sha256');
  for (const file of [join(folder, 'main.mjs'), ...kinds.map((name) => join(catalogue, name))])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}
