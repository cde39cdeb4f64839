import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { main, run } from './run.mjs';

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await run('node', ['server/dist/main.mjs'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
});
