import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, drive, seeded } from '../site/client';
import { feed } from '../site/feed';
import { freshFolder, runDenk, startSite } from '../site/site';
import { atMost, count, kept, mb, none, type Part, told } from './finding';

const clients = 16;

/** A catalogue of 100,000 imported products, of which one page in twenty is opened: what it costs beside the sample. */
export const catalogue: Part = async (root) => {
  const products = count('SOAK_PRODUCTS', 100_000);
  const taken = async (dataDir: string, pages: number) => {
    const site = await startSite({ root, dataDir });
    const client = createClient(site.origin, clients);
    try {
      const ready = kept(await site.tell({ collect: true }));
      const next = seeded(1);
      const wrong: string[] = [];
      const { paths } = JSON.parse(
        String((await client.ask({ path: '/api/product-paths' })).body),
      ) as { paths: string[] };
      let left = pages;
      await drive(
        client,
        clients,
        () =>
          (left -= 1) < 0 ? undefined : { path: paths[Math.floor(next() * paths.length)] ?? '' },
        ({ status }, { path }) => {
          if (status !== 200) wrong.push(`${status} ${path}`);
        },
      );
      const memory = await site.tell({ collect: true });
      return { ready, kept: kept(memory), resident: memory.rss, wrong, startMs: site.startMs };
    } finally {
      client.close();
      await site.kill();
    }
  };
  const empty = await taken(freshFolder(), 0);
  const dataDir = freshFolder();
  const file = join(dataDir, 'feed.xml');
  writeFileSync(file, feed(products, 5000));
  const { status, said } = runDenk(root, dataDir, ['catalogue', 'import', file]);
  const full = await taken(dataDir, products / 20);
  return [
    none('imports that failed', status === 0 ? [] : [said]),
    none('pages that were not answered with 200', full.wrong),
    told('until ready, ms', Math.round(full.startMs)),
    told(
      'kept in memory, the sample alone / all products / after their pages, MB',
      `${mb(empty.ready)} / ${mb(full.ready)} / ${mb(full.kept)}`,
    ),
    told(
      'resident, the sample alone / all products, MB',
      `${mb(empty.resident)} / ${mb(full.resident)}`,
    ),
    atMost('kept in memory for each product', (full.kept - empty.kept) / 1024 / products, 3, 'kB'),
  ];
};
