import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settled } from '../settled.mjs';
import { createClient, drive, percentile, seeded, type Client } from '../site/client';
import { asVisitor, usualRequests, type UsualAsk } from '../site/requests';
import { freePort } from '../../tooling/setup/free-port.mjs';
import { answers, freshFolder, startSite } from '../site/site';
import { underTheWorst } from './worst';

interface Row {
  readonly name: string;
  readonly value: number;
  readonly peer?: number;
  readonly ratio?: number;
  readonly unit?: string;
}

const clients = 16;
const seconds = Number(process.env.BENCH_LOAD_SECONDS ?? 15);
/** Visitors are many, so that nobody's limit is measured. */
const visitors = 100_000;
/** What a bare server has to say the same of, to be read the same. */
const told = ['content-type', 'content-encoding'];

export async function measure({ root }: { root: string }): Promise<Row[]> {
  const site = await startSite({ root });
  const client = createClient(site.origin, clients);
  try {
    await settled(site.origin);
    const empty = (await site.tell({ collect: true })).rss;
    const usual = await usualRequests(root, client);
    const bare = await startBare(root, client, usual);
    const ours = await load(client, usual);
    const bareClient = createClient(bare.origin, clients);
    const theirs = await load(bareClient, usual);
    bareClient.close();
    bare.child.kill('SIGKILL');
    const { rss } = await site.tell({});
    const worst = await underTheWorst(site.origin, seconds * 1000);
    const against = (name: string, value: number, peer: number, unit: string): Row => ({
      name,
      value,
      peer,
      ratio: value / peer,
      unit,
    });
    const kinds = [...new Set(usual.map(({ kind }) => kind))];
    return [
      against('usual requests a second', ours.perSecond, theirs.perSecond, '1/s'),
      against('usual requests p50', percentile(ours.all, 50), percentile(theirs.all, 50), 'ms'),
      against('usual requests p99', percentile(ours.all, 99), percentile(theirs.all, 99), 'ms'),
      ...kinds.flatMap((kind) =>
        [50, 99].map((percent) =>
          against(
            `${kind} p${percent}`,
            percentile(ours.by.get(kind) ?? [], percent),
            percentile(theirs.by.get(kind) ?? [], percent),
            'ms',
          ),
        ),
      ),
      { name: 'usual requests that failed', value: ours.failed },
      { name: 'memory before, resident', value: empty / 1024 / 1024, unit: 'MB' },
      { name: 'memory under load, resident', value: rss / 1024 / 1024, unit: 'MB' },
      { name: 'health p50 while 20 clients do their worst', value: worst.p50, unit: 'ms' },
      { name: 'health p99 while 20 clients do their worst', value: worst.p99, unit: 'ms' },
      { name: 'of their requests a second', value: worst.requests / seconds, unit: '1/s' },
      { name: 'of their requests answered with 5xx or not at all', value: worst.failed },
    ];
  } finally {
    client.close();
    await site.kill();
  }
}

async function load(client: Client, usual: readonly UsualAsk[]) {
  const next = seeded(2);
  const by = new Map<string, number[]>();
  const all: number[] = [];
  let failed = 0;
  // What runs for the first time is not measured.
  await drive(client, clients, taking([...usual]), () => undefined);
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await drive(
    client,
    clients,
    () => {
      const ask = usual[Math.floor(next() * usual.length)];
      if (!ask || performance.now() > end) return undefined;
      return asVisitor(ask, Math.floor(next() * visitors));
    },
    ({ status, ms }, ask) => {
      all.push(ms);
      const kind = 'kind' in ask ? String(ask.kind) : '';
      const known = by.get(kind);
      if (known) known.push(ms);
      else by.set(kind, [ms]);
      if (status !== 200) failed += 1;
    },
  );
  return { all, by, failed, perSecond: all.length / ((performance.now() - begun) / 1000) };
}

const taking = (asks: UsualAsk[]) => () => asks.shift();

async function startBare(root: string, client: Client, usual: readonly UsualAsk[]) {
  const kept = [];
  for (const ask of usual) {
    const { headers, body } = await client.ask(ask);
    kept.push({
      name: `${ask.method ?? 'GET'} ${ask.path} ${ask.body ?? ''}`,
      headers: Object.fromEntries(
        told.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
      ),
      body: body.toString('base64'),
    });
  }
  const file = join(freshFolder(), 'answers.json');
  writeFileSync(file, JSON.stringify(kept));
  const port = await freePort();
  const child: ChildProcess = spawn(
    process.execPath,
    [join(root, 'bench/load/bare-server.mjs'), file, String(port)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const origin = `http://127.0.0.1:${port}`;
  const [first] = usual;
  await answers(origin + (first?.path ?? '/'));
  return { origin, child };
}
