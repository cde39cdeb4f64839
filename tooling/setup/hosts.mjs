import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { Failed, main } from './run.mjs';
import { root } from './workspaces.mjs';

// A module in pages that Vite and Rspack build. Their packages are heavy, so that they are installed for this alone.
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const browser = await ensureBrowser();
  const { checkHosts } = await import('../../e2e/hosts/index.mjs');
  const { startSite } = await import('../../bench/start-site.mjs');
  const site = await startSite(root);
  try {
    const folder = join(root, 'node_modules', '.cache', 'hosts');
    const faults = await checkHosts({ folder, site: `http://localhost:${site.port}`, browser });
    if (faults.length > 0) throw new Failed(`${faults.length} hosts do not show the module`);
  } finally {
    site.close();
  }
});
