import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { isStale } from './stale.mjs';
import { buildAll } from './build.mjs';
import { main } from './run.mjs';
import { root } from './workspaces.mjs';

/** What is done beside the server, on its own data; everything else asks a running site. */
const besideServer = ['catalogue', 'token'];

// The command line of operators and teams: `npm run denk -- publish mf-chat`.
main(async () => {
  await ensureInstalled();
  const words = process.argv.slice(2);
  const isBeside = besideServer.includes(words[0] ?? '');
  const server = { room: 'server' };
  if (isBeside && isStale(server)) await buildAll([server]);
  const program = isBeside ? 'server/dist/denk.mjs' : 'tooling/denk/src/denk.mjs';
  const { status } = spawnSync('node', [join(root, program), ...words], {
    stdio: 'inherit',
    cwd: root,
  });
  process.exitCode = status ?? 1;
});
