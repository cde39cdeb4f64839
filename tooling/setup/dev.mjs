import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { frontEnds, root } from './workspaces.mjs';
import { Failed, main } from './run.mjs';

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
