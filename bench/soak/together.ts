import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../../server/testing/real-postgres';
import { feed } from '../site/feed';
import { liveVersion, publishVersion, tokenFor } from '../site/publishing';
import { freshFolder, type MeasuredSite, runDenk, startSite } from '../site/site';
import { atMost, type Finding, none, type Part, told } from './finding';

const module = 'mf-chat';

/** Two servers on one DATA_DIR, and two on one database: what is told to one is known to the other. */
export const together: Part = async (root) => [
  ...(await oneDataDir(root)),
  ...(await oneDatabase(root)),
];

/** Milliseconds until something holds; infinite where it does not come. */
async function until(holds: () => Promise<boolean>, mostMs = 20_000): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < mostMs) {
    // First, so that connections that were closed while a command ran are known to be.
    await pause(25);
    if (await holds()) return performance.now() - begun;
  }
  return Infinity;
}

const stopAll = (sites: readonly MeasuredSite[]) => Promise.all(sites.map((site) => site.kill()));

async function oneDataDir(root: string): Promise<Finding[]> {
  const dataDir = freshFolder();
  // Both come up at once, on an empty folder.
  const sites = await Promise.all([startSite({ root, dataDir }), startSite({ root, dataDir })]);
  try {
    const [one, other] = sites;
    const token = tokenFor(root, dataDir);
    const wrong: string[] = [];
    const seen: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const [to, from] = turn % 2 === 0 ? [one, other] : [other, one];
      const version = `9.1.0-turn${turn}`;
      const { status, said } = await publishVersion(to, root, token, module, version);
      if (status !== 201) wrong.push(`${status} ${said}`);
      seen.push(
        await until(async () => (await liveVersion(from.origin, module)).version === version),
      );
    }
    const both = await Promise.all([
      publishVersion(one, root, token, 'mf-chat', '9.2.0-both'),
      publishVersion(other, root, token, 'mf-results', '9.2.0-both'),
    ]);
    for (const { status, said } of both)
      if (status !== 201) wrong.push(`at once: ${status} ${said}`);
    await pause(1000);
    for (const { origin } of sites) {
      for (const name of ['mf-chat', 'mf-results']) {
        const { version, broken } = await liveVersion(origin, name);
        if (version !== '9.2.0-both' || broken.length > 0)
          wrong.push(`${name} ${version} ${broken[0] ?? ''}`);
      }
    }
    return [
      none('one DATA_DIR: publishes that did not come to both', wrong),
      atMost('one DATA_DIR: the other server follows', Math.max(...seen), 2000),
    ];
  } finally {
    await stopAll(sites);
  }
}

async function oneDatabase(root: string): Promise<Finding[]> {
  const binaries = findPostgres();
  if (!binaries) return [told('one database: not run', 'PostgreSQL is not installed')];
  const postgres = await startPostgres(binaries);
  const variables = { DATABASE_URL: postgres.url };
  const dataDirs = [freshFolder(), freshFolder()];
  const sites = await Promise.all(
    dataDirs.map((dataDir) => startSite({ root, dataDir, variables })),
  );
  try {
    const file = join(freshFolder(), 'feed.xml');
    writeFileSync(file, feed(500, 100));
    const words = ['catalogue', 'import', file, '--source', 'ortak', '--seller', 'Ortak'];
    const { status, said } = runDenk(root, dataDirs[0] ?? '', words, variables);
    const finds = (origin: string, price: string) => async () => {
      const answer = await fetch(`${origin}/functions/v1/search-products`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'soak telefon 7' }),
      });
      const { products } = (await answer.json()) as {
        products: { title: string; price: string }[];
      };
      return products.some(
        ({ title, price: shown }) => title.includes('Soak') && shown.includes(price),
      );
    };
    const first = await Promise.all(sites.map(({ origin }) => until(finds(origin, '100'))));
    writeFileSync(file, feed(500, 250));
    runDenk(root, dataDirs[1] ?? '', words, variables);
    const second = await Promise.all(sites.map(({ origin }) => until(finds(origin, '250'))));
    return [
      none('one database: imports that failed', status === 0 ? [] : [said]),
      atMost('one database: both servers find what was imported', Math.max(...first), 10_000),
      atMost('one database: both servers show the new prices', Math.max(...second), 10_000),
    ];
  } finally {
    await stopAll(sites);
    await postgres.remove();
  }
}
