import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '../site/client';
import { feed } from '../site/feed';
import { tokenFor, publishVersion } from '../site/publishing';
import { freshFolder, runDenk, startSite } from '../site/site';
import { none, type Part, told } from './finding';

/** A disk of its own that runs full: publishing and importing are refused with a reason, and nothing else changes. */
export const disk: Part = async (root) => {
  const dataDir = freshFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', dataDir]);
  if (mounted.status !== 0) return [told('not run: this needs the right to mount a disk', 'root')];
  const wrong: string[] = [];
  try {
    const site = await startSite({ root, dataDir });
    const client = createClient(site.origin);
    try {
      const token = tokenFor(root, dataDir);
      fill(dataDir);
      const refused = await publishVersion(site, root, token, 'mf-chat', '9.9.9-full');
      if (refused.status !== 507) wrong.push(`a publish was answered ${refused.status}`);
      const file = join(freshFolder(), 'feed.xml');
      writeFileSync(file, feed(5000, 100));
      const imported = runDenk(root, dataDir, ['catalogue', 'import', file, '--source', 'dolu']);
      if (imported.status === 0) wrong.push('an import into a full disk was acknowledged');
      if (/\n\s+at /.test(imported.said)) wrong.push('an import told a stack');
      for (const path of ['/', '/results?q=telefon', '/registry.json', '/readyz']) {
        const { status } = await client.ask({ path, headers: { accept: 'text/html' } });
        if (status !== 200) wrong.push(`${status} ${path} with a full disk`);
      }
      rmSync(join(dataDir, 'filler'));
      const published = await publishVersion(site, root, token, 'mf-chat', '9.9.9-space');
      if (published.status !== 201) wrong.push(`with space again: ${published.status}`);
      const left = readdirSync(join(dataDir, 'staging'));
      if (left.length > 0) wrong.push(`left over: ${left.join(', ')}`);
    } finally {
      client.close();
      await site.kill();
    }
    // A server must come up again on a disk that is full.
    fill(dataDir);
    const again = await startSite({ root, dataDir });
    const home = await fetch(again.origin).then(({ status }) => status);
    if (home !== 200) wrong.push(`started on a full disk: ${home} /`);
    await again.kill();
    return [none('things that went wrong with a full disk', wrong)];
  } finally {
    spawnSync('umount', ['-l', dataDir]);
  }
};

function fill(dataDir: string) {
  const { bavail, bsize } = statfsSync(dataDir);
  const spare = 64 * 1024;
  writeFileSync(join(dataDir, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - spare)));
}
