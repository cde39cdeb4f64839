import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { ensureInstalled } from './install.mjs';
import { frontEnds, root } from './workspaces.mjs';
import { Failed, main } from './run.mjs';

// It stands by for hours beside an editor and a browser: a smaller heap is worth more than a little speed.
for (const flag of ['--optimize-for-size', '--max-semi-space-size=4']) setFlagsFromString(flag);

main(async () => {
  const [module] = process.argv.slice(2);
  if (module && !frontEnds.includes(module)) throw new Failed(`there is no module ${module}`);
  await ensureInstalled();
  const port = Number(process.env.PORT ?? (module ? 3101 + frontEnds.indexOf(module) : 3000));
  if (module) {
    const { serveStandalone } = await import('../dev/standalone.mjs');
    await serveStandalone(join(root, module), port);
  } else {
    const { serveSite } = await import('../dev/site.mjs');
    await serveSite(port);
  }
});
