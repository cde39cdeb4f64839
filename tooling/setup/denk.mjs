import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { isStale } from './stale.mjs';
import { buildAll } from './build.mjs';
import { main } from './run.mjs';
import { root } from './workspaces.mjs';

/**
 * What is done beside the server, on its own data; everything else asks a running site.
 *
 * @param {readonly string[]} words
 */
function isBesideServer(words) {
  const at = words.findIndex((word) => word === '--to' || word.startsWith('--to='));
  const place = words[at]?.startsWith('--to=') ? words[at].slice('--to='.length) : words[at + 1];
  const isFolder = at >= 0 && place !== undefined && !/^https?:/.test(place);
  return ['catalogue', 'token'].includes(words[0] ?? '') || (words[0] === 'publish' && isFolder);
}

// The command line of operators and teams: `npm run denk -- publish mf-chat`.
main(async () => {
  await ensureInstalled();
  const words = process.argv.slice(2);
  const isBeside = isBesideServer(words);
  const server = { room: 'server' };
  if (isBeside && isStale(server)) await buildAll([server]);
  const program = isBeside ? 'server/dist/denk.mjs' : 'tooling/denk/src/denk.mjs';
  const { status } = spawnSync('node', [join(root, program), ...words], {
    stdio: 'inherit',
    cwd: root,
  });
  process.exitCode = status ?? 1;
});
