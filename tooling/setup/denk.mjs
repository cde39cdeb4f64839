import { ensureInstalled } from './install.mjs';
import { isStale } from './stale.mjs';
import { buildRooms } from './build.mjs';
import { main, run } from './run.mjs';

// The operator's command line: `npm run denk -- catalogue import FILE`.
main(async () => {
  await ensureInstalled();
  if (isStale('server')) await buildRooms(['server']);
  await run('node', ['server/dist/denk.mjs', ...process.argv.slice(2)]);
});
