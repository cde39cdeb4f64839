import { createClient } from '../site/client';
import { usualRequests } from '../site/requests';
import { startSite } from '../site/site';
import { none, type Part } from './finding';

const aDay = 86_400_000;
const jumps = [
  { name: 'an hour back', shift: -aDay / 24 },
  { name: 'a day back', shift: -aDay },
  { name: 'ten years on', shift: 3650 * aDay },
  { name: 'to 1970', shift: -Date.now() },
  { name: 'back to now', shift: 0 },
];

/** The clock of a running server is set anew, far and back; everything must be answered as before. */
export const clock: Part = async (root) => {
  const site = await startSite({ root });
  const client = createClient(site.origin);
  try {
    const usual = await usualRequests(root, client);
    const wrong: string[] = [];
    for (const { name, shift } of jumps) {
      await site.tell({ shift });
      for (const ask of [
        ...usual,
        { path: '/healthz' },
        { path: '/readyz' },
        { path: '/metrics' },
      ]) {
        const { status } = await client.ask(ask);
        if (status !== 200) wrong.push(`${name}: ${status} ${ask.path}`);
      }
    }
    return [none('requests that were not answered after a jump', wrong)];
  } finally {
    client.close();
    await site.kill();
  }
};
