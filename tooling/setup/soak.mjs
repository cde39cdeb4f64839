import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { Failed, main } from './run.mjs';
import { root } from './workspaces.mjs';

// Long runs that the site has to stand: `npm run soak`, or one part of it: `npm run soak -- hostile`.
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { run } = await import('../../bench/soak/index.mjs');
  const failed = await run({ root, wanted: process.argv.slice(2) });
  if (failed.length > 0) throw new Failed(`did not hold: ${failed.join(', ')}`);
});
