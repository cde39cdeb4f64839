import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { hostileBodies } from '../../server/testing/hostile-bodies';
import { percentile, row, type Row } from './figures';
import { numbersFrom } from './generated-catalogue';

const searchPath = '/functions/v1/search-products';
const connections = 16;
const loadMs = 4000;
const hostile = 20_000;
const oneByOne = 1200;
const warmUp = 200;

const queries =
  'telefon|samsung telefon|kadın parfümü|buzdolabı|20 bin altı laptop|iphone 15|güneş gözlüğü|korku filmi|koşu ayakkabısı|kedi maması|55 inç tv|samsng telefon|çamaşır makinası|"Galaxy S24"|kapadokya turu|fiber internet'.split(
    '|',
  );

/** What people write who tell the whole story. */
const longSentences = [
  'üniversiteye başlayan kardeşime hem ders çalışırken hem de oyun oynarken kullanabileceği çok ağır olmayan ve pili uzun giden bir dizüstü bilgisayar arıyoruz bütçemiz en fazla kırk bin lira',
  'annem için doğum günü hediyesi düşünüyorum çiçeksi kokuları çok sever daha önce chanel kullanmıştı ama bu sefer iki bin lirayı geçmeyecek kalıcı bir kadın parfümü olsun istiyorum',
  'yazın iki çocukla antalyaya gideceğiz denize sıfır her şey dahil su kaydırağı olan ama çok da kalabalık olmayan bir otel önerir misiniz yarım pansiyon olmasın',
  'kopegim daha uc aylik golden retriever tahilsiz ve kucuk taneli bir mama ariyorum tavuga alerjisi var on bes kiloluk paket olursa iyi olur',
];

/** How long one visitor at a time waits, the answers of a list of queries in turn. */
async function alone(agent: Agent, address: string, asked: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < oneByOne; at += 1) {
    const start = performance.now();
    // No two alike, so that nothing is remembered as a whole.
    await post(agent, address, JSON.stringify({ query: `${asked[at % asked.length]} ${at}` }));
    times.push(performance.now() - start);
  }
  return times.slice(warmUp);
}

/** Requests a second, latency under load against a bare route, and what 20,000 hostile bodies do. */
export async function httpRows(root: string): Promise<Row[]> {
  const server = fork(join(import.meta.dirname, 'http-server.mjs'), [join(root, 'catalogue')]);
  const [origin] = (await once(server, 'message')) as [string];
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    for (const path of [searchPath, '/bare']) await load(agent, origin + path, 1000);
    const search = await load(agent, origin + searchPath, loadMs);
    const bare = await load(agent, origin + '/bare', loadMs);
    const one = await alone(agent, origin + searchPath, queries);
    const long = await alone(agent, origin + searchPath, longSentences);
    const statuses = await sendHostile(agent, origin + searchPath);
    return [
      row('HTTP search p99, one at a time', percentile(one, 0.99), 'ms'),
      row('HTTP search p99, long sentences', percentile(long, 0.99), 'ms'),
      row(
        'HTTP search',
        search.times.length / (loadMs / 1000),
        'requests/s',
        bare.times.length / (loadMs / 1000),
      ),
      row(
        'HTTP search p99 under load',
        percentile(search.times, 0.99),
        'ms',
        percentile(bare.times, 0.99),
      ),
      row(`HTTP ${hostile} hostile bodies, answers above 4xx`, statuses.failed, ''),
      row('HTTP hostile bodies p99', statuses.p99, 'ms'),
    ];
  } finally {
    agent.destroy();
    server.kill();
  }
}

async function load(agent: Agent, address: string, ms: number): Promise<{ times: number[] }> {
  const times: number[] = [];
  const end = performance.now() + ms;
  let at = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        await post(agent, address, JSON.stringify({ query: queries[at++ % queries.length] }));
        times.push(performance.now() - start);
      }
    }),
  );
  return { times };
}

async function sendHostile(agent: Agent, address: string) {
  const bodies = hostileBodies(hostile, numbersFrom(11));
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const body of bodies) {
        const start = performance.now();
        const status = await post(agent, address, body);
        times.push(performance.now() - start);
        if (status >= 500) failed += 1;
      }
    }),
  );
  return { failed, p99: percentile(times, 0.99) };
}

function post(agent: Agent, address: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      address,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
