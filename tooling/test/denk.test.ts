import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedModules } from '../setup/published.mjs';
import { run } from '../denk/src/run.mjs';

let folder: string;
let printed: string[];
let told: string[];
let asked: { address: string; init: RequestInit }[];
let answer: { status: number; said: unknown };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'denk-cli-'));
  [printed, told, asked] = [[], [], []];
  answer = {
    status: 201,
    said: { module: 'mf-a', version: '1.0.0', live: true, traffic: 100 },
  };
});

const denk = (...words: string[]) =>
  run(words, {
    folder,
    variables: { DENK_TOKEN: 'denk_x', DENK_URL: 'http://site.example/' },
    fetch: async (address, init = {}) => {
      asked.push({ address: String(address), init });
      return Response.json(answer.said, { status: answer.status });
    },
    now: () => 0,
    print: (line) => printed.push(line),
    printError: (line) => told.push(line),
  });

const build = (name = 'mf-a') => {
  const dist = join(folder, name, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'module.json'), JSON.stringify({ name, version: '1.0.0' }));
  writeFileSync(join(dist, '.built-from'), 'x');
};

describe('publish', () => {
  test('sends the built folder, and says how it went as the last line', async () => {
    build();
    expect(await denk('publish', 'mf-a', '--traffic', '10', '--note', 'ilk', '--json')).toBe(0);
    expect(asked[0]?.address).toBe(
      'http://site.example/registry/v1/mf-a/versions?traffic=10&note=ilk',
    );
    expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer denk_x' });
    expect(JSON.parse(printed.at(-1) ?? '')).toEqual({
      module: 'mf-a',
      version: '1.0.0',
      live: true,
      traffic: 100,
      seconds: 0,
    });
  });

  test('tells every reason of a refusal', async () => {
    build();
    answer = { status: 422, said: { error: 'refused', reasons: ['one', 'two'] } };
    expect(await denk('publish', 'mf-a')).toBe(1);
    expect(told).toEqual(['denk: one', 'denk: two']);
  });

  test('without a build says how to make one', async () => {
    expect(await denk('publish', 'mf-a')).toBe(1);
    expect(told[0]).toContain('npm run build -w mf-a');
    expect(asked).toEqual([]);
  });
});

test.each([
  [[]],
  [['publish']],
  [['publish', 'mf-a', 'mf-b']],
  [['publish', 'mf-a', '--traffic', '101']],
  [['publish', 'mf-a', '--unknown']],
  [['publish', '../etc']],
  [['preview', 'mf-a']],
  [['constructor']],
])('%j is not understood', async (words) => {
  expect(await denk(...words)).toBe(2);
  expect(told.join('\n')).toContain('Usage:');
});

test('going back names the version', async () => {
  answer.status = 200;
  expect(await denk('rollback', 'mf-a', '1.0.0')).toBe(0);
  expect(asked[0]).toMatchObject({
    address: 'http://site.example/registry/v1/mf-a/rollback',
    init: { method: 'POST', body: '{"version":"1.0.0"}' },
  });
  expect(printed).toEqual(['mf-a 1.0.0 is live for all']);
});

test('a new module is named throughout, and nothing is left of the template', async () => {
  expect(await denk('new', 'mf-my-orders')).toBe(1);
  expect(existsSync(join(folder, 'mf-my-orders'))).toBe(false);
  mkdirSync(join(folder, 'tooling', 'webpack'), { recursive: true });
  expect(await denk('new', 'mf-my-orders')).toBe(0);
  const read = (file: string) => readFileSync(join(folder, 'mf-my-orders', file), 'utf8');
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: '@denk/mf-my-orders' });
  expect(read('src/module.ts')).toContain("path: '/my-orders'");
  expect(read('src/my-orders-page.tsx')).toContain('function MyOrdersPage()');
  for (const file of ['src/module.ts', 'src/my-orders-page.test.tsx', 'src/scenarios.ts']) {
    expect(read(file)).not.toMatch(/__\w+__/);
  }
  expect(await denk('new', 'mf-my-orders')).toBe(1);
  expect(existsSync(join(folder, 'mf-my-orders', 'src', 'my-orders-page.module.css'))).toBe(true);
});

test('what somebody published is not the checkout’s to build', () => {
  const history = (action: string) => ({ history: [{ action }] });
  mkdirSync(join(folder, 'registry'));
  writeFileSync(join(folder, 'registry', '00000001.json'), '{half');
  writeFileSync(
    join(folder, 'registry', '00000002.json'),
    JSON.stringify({ modules: { 'mf-a': history('publish'), 'mf-b': history('checkout') } }),
  );
  expect(publishedModules(folder)).toEqual(['mf-a']);
  expect(publishedModules(join(folder, 'none'))).toEqual([]);
});
