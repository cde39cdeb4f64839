import { asVisitor, usualRequests } from '../site/requests';
import { createClient, drive, percentile, seeded } from '../site/client';
import { startSite } from '../site/site';
import { atMost, count, kept, mb, none, type Part, told } from './finding';

const clients = 24;
const looks = 20;
/** How many different visitors come: each has its place in what is remembered of visitors. */
const visitors = 50_000;

/** As many usual requests as a day brings; what stays in memory may not grow once everything has been seen. */
export const memory: Part = async (root) => {
  const requests = count('SOAK_REQUESTS', 200_000);
  const site = await startSite({ root });
  const client = createClient(site.origin, clients);
  try {
    const usual = await usualRequests(root, client);
    const next = seeded(1);
    const wrong: string[] = [];
    const times: number[] = [];
    const heaps: number[] = [];
    let resident = 0;
    for (let look = 0; look < looks; look += 1) {
      let left = Math.round(requests / looks);
      await drive(
        client,
        clients,
        () => {
          if ((left -= 1) < 0) return undefined;
          const ask = usual[Math.floor(next() * usual.length)];
          return ask && asVisitor(ask, Math.floor(next() * visitors));
        },
        ({ status, ms }, { path }) => {
          times.push(ms);
          if (status !== 200) wrong.push(`${status} ${path}`);
        },
      );
      const memory = await site.tell({ collect: true });
      heaps.push(kept(memory));
      resident = memory.rss;
    }
    const [half = 0, end = 0] = [heaps[looks / 2 - 1], heaps[looks - 1]];
    return [
      told('requests', times.length),
      none('requests that were not answered with 200', wrong),
      told('heap after garbage collection, MB', heaps.map(mb).join(' ')),
      told('resident at the end, MB', mb(resident)),
      atMost('growth over the second half', ((end - half) / half) * 100, 5, '%'),
      told(
        'answer p50 / p99, ms',
        `${percentile(times, 50).toFixed(1)} / ${percentile(times, 99).toFixed(1)}`,
      ),
    ];
  } finally {
    client.close();
    await site.kill();
  }
};
