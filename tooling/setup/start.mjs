import { resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { publishedModules } from './published.mjs';
import { main, run } from './run.mjs';
import { smallYouth } from './small-heap.mjs';
import { root } from './workspaces.mjs';

main(async () => {
  const words = process.argv.slice(2);
  await ensureInstalled();
  const published = publishedModules(resolve(root, process.env.DATA_DIR || 'data'));
  await ensureBuilt(words.includes('--from-source') ? [] : published);
  stopWithParent();
  // More arenas of the C library than two, and a large young generation, keep memory that nobody uses:
  // docs/operating.md#one-machine
  const frugal = { MALLOC_ARENA_MAX: '2' };
  await run('node', [smallYouth, 'server/dist/main.mjs', ...words], {
    env: { ...frugal, ...process.env, NODE_ENV: 'production' },
  });
});

/** npm tells only its own shell to stop; whoever that shell started is to follow. */
function stopWithParent() {
  const parent = process.ppid;
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(look, 500).unref();
}
