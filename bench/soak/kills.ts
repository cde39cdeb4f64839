import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '../site/client';
import { feed } from '../site/feed';
import { liveVersion, publishVersion, tokenFor } from '../site/publishing';
import { freshFolder, runDenk, startSite } from '../site/site';
import { count, none, type Part, told } from './finding';

const rows = 4000;
const prices = [100, 200];

/** Servers and commands are killed in the middle of publishes and imports; what is there afterwards is always whole. */
export const kills: Part = async (root) => {
  const times = count('SOAK_KILLS', 200);
  const imports = await killedImports(root, Math.ceil(times / 2));
  const publishes = await killedPublishes(root, Math.floor(times / 2));
  return [...imports, ...publishes];
};

async function killedImports(root: string, times: number) {
  const dataDir = freshFolder();
  const files = prices.map((price) => {
    const file = join(freshFolder(), `${price}.xml`);
    writeFileSync(file, feed(rows, price));
    return file;
  });
  const words = (turn: number) => [
    'catalogue',
    'import',
    files[turn % 2] ?? '',
    '--source',
    'magaza',
    '--seller',
    'Magaza',
  ];
  const next = seeded(3);
  const begun = performance.now();
  const first = runDenk(root, dataDir, words(0));
  const usualMs = performance.now() - begun;
  const wrong: string[] = first.status === 0 ? [] : [`the first import: ${first.said}`];
  let interrupted = 0;
  for (let turn = 1; turn <= times; turn += 1) {
    const child = spawn(process.execPath, [join(root, 'server/dist/denk.mjs'), ...words(turn)], {
      stdio: 'ignore',
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    const ended = once(child, 'exit');
    await Promise.race([ended, pause(usualMs * (0.4 + 0.7 * next()), undefined, { ref: false })]);
    if (child.exitCode === null) interrupted += 1;
    child.kill('SIGKILL');
    await ended;
    const problem = wholeFeed(dataDir);
    if (problem) wrong.push(`turn ${turn}: ${problem}`);
  }
  const last = runDenk(root, dataDir, words(0));
  if (last.status !== 0) wrong.push(`the last import: ${last.said}`);
  const left = readdirSync(join(dataDir, 'catalogue/feeds')).filter((name) =>
    name.endsWith('.draft'),
  );
  return [
    told('imports killed while they ran', `${interrupted} of ${times}`),
    none('feeds that were not whole afterwards', wrong),
    told('drafts of killed imports, cleaned after an hour', left.length),
  ];
}

/** Every product of one import, or every product of the other. */
function wholeFeed(dataDir: string): string | undefined {
  const file = join(dataDir, 'catalogue/feeds/magaza.jsonl');
  if (!existsSync(file)) return 'it is gone';
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const found = new Set(lines.map((line) => /"price":(\d+)/.exec(line)?.[1]));
  if (lines.length !== rows) return `${lines.length} products`;
  return found.size === 1 ? undefined : `prices of several imports: ${[...found].join(', ')}`;
}

async function killedPublishes(root: string, times: number) {
  const dataDir = freshFolder();
  const module = 'mf-chat';
  const next = seeded(5);
  const wrong: string[] = [];
  let site = await startSite({ root, dataDir });
  const token = tokenFor(root, dataDir);
  const begun = performance.now();
  await publishVersion(site, root, token, module, '9.0.0-first');
  const usualMs = performance.now() - begun;
  let before = '9.0.0-first';
  let interrupted = 0;
  for (let turn = 1; turn <= times; turn += 1) {
    const version = `9.0.0-kill${turn}`;
    const answer = publishVersion(site, root, token, module, version);
    await Promise.race([answer, pause(usualMs * 1.1 * next(), undefined, { ref: false })]);
    await site.kill();
    const { status } = await answer;
    if (status !== 201) interrupted += 1;
    site = await startSite({ root, dataDir });
    const { version: live, broken } = await liveVersion(site.origin, module);
    if (broken.length > 0) wrong.push(`turn ${turn}: ${live} ${broken.slice(0, 2).join(', ')}`);
    const allowed = status === 201 ? [version] : [version, before];
    if (!live || !allowed.includes(live)) {
      wrong.push(`turn ${turn}: ${live} is live, publish ${version} was answered ${status}`);
    }
    before = live ?? before;
  }
  await site.kill();
  return [
    told('publishes killed before their answer', `${interrupted} of ${times}`),
    none('sites that were not whole afterwards', wrong),
  ];
}
