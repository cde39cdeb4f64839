import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hostileBodies } from '../../server/testing/hostile-bodies';
import { createClient, drive, percentile, seeded, type Ask } from '../site/client';
import { asVisitor } from '../site/requests';

const clients = 20;
const json = { 'content-type': 'application/json' };
const chat = (text: string): Ask => ({
  path: '/v1/chat/completions',
  method: 'POST',
  headers: json,
  body: JSON.stringify({
    messages: Array.from({ length: 39 }, (_, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: text,
    })),
    stream: true,
  }),
});
const texts = [
  '1 '.repeat(1000),
  '\ufdfa'.repeat(2000),
  'aramıyorum '.repeat(180),
  'ş1-'.repeat(660),
];

/** How late health is told while so many clients send what takes longest to read, each as fast as it is answered. */
export async function underTheWorst(origin: string, ms: number) {
  const probe = new Worker(join(import.meta.dirname, 'probe.mjs'), { workerData: { origin } });
  const client = createClient(origin, clients);
  const next = seeded(11);
  const bodies = hostileBodies(Infinity, next);
  const end = performance.now() + ms;
  const statuses = new Map<number, number>();
  let turn = 0;
  await drive(
    client,
    clients,
    (one) => {
      if (performance.now() > end) return undefined;
      turn += 1;
      const text = texts[turn % texts.length] ?? '';
      const asks: readonly Ask[] = [
        chat(text),
        {
          path: '/functions/v1/search-products',
          method: 'POST',
          headers: json,
          body: JSON.stringify({ query: text.slice(0, 500) }),
        },
        {
          path: '/functions/v1/search-products',
          method: 'POST',
          headers: json,
          body: bodies.next().value ?? '',
        },
        {
          path: `/results?q=${encodeURIComponent(`telefon ${turn}`)}`,
          headers: { accept: 'text/html' },
        },
        { path: `/api/suggestions?q=${encodeURIComponent(text.slice(0, 60))}` },
      ];
      return asVisitor(asks[turn % asks.length] ?? chat(text), one);
    },
    ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
  );
  client.close();
  probe.postMessage('stop');
  const [times] = (await once(probe, 'message')) as [number[]];
  return {
    requests: turn,
    failed: [...statuses]
      .filter(([status]) => status >= 500 || status === 0)
      .reduce((sum, [, n]) => sum + n, 0),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  };
}
