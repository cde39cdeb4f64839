import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { folderStore } from './folder-store';
import { moduleOf } from './registry-state';

/** `KILLS=200` for a long look. */
const kills = Number(process.env.KILLS ?? 12);
const folder = mkdtempSync(join(tmpdir(), 'denk-killed-'));
const program = join(folder, 'publish-forever.mjs');

beforeAll(() => {
  buildSync({
    entryPoints: [join(__dirname, '../../../testing/publish-forever.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

/** Publishes until so many versions are acknowledged, and is then killed at once; gives what was acknowledged. */
async function publishAndKill(dataDir: string, first: number, acknowledgements: number) {
  const child = spawn('node', [program, dataDir, String(first)]);
  let said = '';
  let problems = '';
  child.stderr.on('data', (text) => (problems += text));
  child.stdout.on('data', (text) => {
    said += text;
    if (said.split('\n').length > acknowledgements) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  return { problems, acknowledged: said.split('\n').slice(0, -1) };
}

test('a server that is killed while it publishes leaves a whole registry with all that it acknowledged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'denk-killed-data-'));
  const problems: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const result = await publishAndKill(dataDir, round * 1000, 1 + ((round * 7) % 5));
    const stored = await folderStore(dataDir, (problem) => problems.push(problem)).read(-1);
    const module = stored && moduleOf(stored.state, 'mf-a');
    const known = module?.versions.map(({ version }) => version) ?? [];
    expect(result.acknowledged.length).toBeGreaterThan(0);
    for (const version of result.acknowledged) expect(known).toContain(version);
    expect(known).toContain(module?.live);
    problems.push(...result.problems.split('\n').filter(Boolean));
  }
  expect(problems).toEqual([]);
}, 600_000);
