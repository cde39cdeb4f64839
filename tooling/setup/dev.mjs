import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { ensureInstalled } from './install.mjs';
import { smallHeap } from './small-heap.mjs';
import { frontEnds, root } from './workspaces.mjs';
import { Failed, main } from './run.mjs';

for (const flag of smallHeap) setFlagsFromString(flag);

main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, origin: { type: 'string' } },
  });
  const [module] = positionals;
  if (module && !frontEnds.includes(module)) throw new Failed(`there is no module ${module}`);
  await ensureInstalled();
  const port = Number(process.env.PORT ?? (module ? 3101 + frontEnds.indexOf(module) : 3000));
  if (values.against !== undefined) {
    if (!module) throw new Failed('which module? npm run dev -w mf-chat -- --against URL');
    const { serveAgainst } = await import('../dev/against.mjs');
    const site = values.against.replace(/\/+$/, '');
    const options = { site, port, origin: values.origin };
    const { url } = await serveAgainst(join(root, module), options);
    console.log(`${module} inside ${site}, for whoever opens this:\n${url}`);
  } else if (module) {
    const { serveStandalone } = await import('../dev/standalone.mjs');
    await serveStandalone(join(root, module), port);
  } else {
    const { serveSite } = await import('../dev/site.mjs');
    await serveSite(port);
  }
});
