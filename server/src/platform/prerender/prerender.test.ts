import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { createPrerenderer, type Prerenderer } from './renderer';

const folder = mkdtempSync(join(tmpdir(), 'denk-ahead-'));
const worker = join(folder, 'worker.mjs');
const shellBundle = join(folder, 'prerender.cjs');
const moduleBundle = join(folder, 'module.cjs');
const secret = join(folder, 'secret.txt');

// A stand-in shell: it renders what the module's definition says, and hands it one singleton.
const shell = `
exports.singletons = { react: { name: 'the one react' } };
exports.prerender = async ({ path, data, definition }) =>
  definition ? definition.draw(path, data) : 'kimsenin sayfası';
`;
const module_ = `
const react = require('react');
const builtin = (name) => process.getBuiltinModule(name);
const tries = {
  surroundings: () => builtin('fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8'),
  files: () => builtin('fs').readFileSync('/etc/passwd', 'utf8'),
  neighbours: () => builtin('fs').readFileSync(${JSON.stringify(secret)}, 'utf8'),
  writing: () => builtin('fs').writeFileSync(${JSON.stringify(secret)}, 'x'),
  starting: () => builtin('child_process').execSync('env').toString(),
  threads: () => new (builtin('worker_threads').Worker)('1', { eval: true }),
  bindings: () => process.binding('fs'),
};
exports.default = {
  draw(path, data) {
    if (path === '/throws') throw new Error('bu sayfa bozuk');
    if (path === '/hangs') for (;;);
    if (path === '/eats') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); }
    if (path === '/spies') return JSON.stringify(process.env);
    if (path.startsWith('/tries/')) return tries[path.slice(7)]();
    return path + ' with ' + react.name + ' and ' + JSON.stringify(data);
  },
};
`;

let renderer: Prerenderer;

beforeAll(() => {
  buildSync({
    entryPoints: [join(__dirname, 'worker.ts')],
    outfile: worker,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  writeFileSync(shellBundle, shell);
  writeFileSync(moduleBundle, module_);
  writeFileSync(secret, 'sk-secret');
  process.env.OPENAI_API_KEY = 'sk-secret';
  renderer = createPrerenderer(
    worker,
    { shellBundle, moduleBundles: { sample: moduleBundle }, routes: [] },
    { time: 4000, memory: 64 },
  );
});

afterAll(() => {
  delete process.env.OPENAI_API_KEY;
  renderer.close();
});

const draw = (path: string) => renderer.render({ path, module: 'sample', data: { state: 'none' } });

describe('rendering ahead', () => {
  test('draws a path with the page’s singletons and its data', async () => {
    expect(await draw('/a')).toBe('/a with the one react and {"state":"none"}');
  });

  test('draws a path of no module', async () => {
    expect(await renderer.render({ path: '/404', data: { state: 'none' } })).toBe(
      'kimsenin sayfası',
    );
  });

  test.each([
    ['throws', /bu sayfa bozuk/],
    ['hangs', /took longer than 4000 ms/],
    // On a busy machine its time runs out before its memory does.
    ['eats', /the renderer died on \/eats|took longer than 4000 ms/],
  ])(
    'a page that %s fails alone; the next one is drawn',
    async (name, reason) => {
      await expect(draw(`/${name}`)).rejects.toThrow(reason);
      expect(await draw('/next')).toContain('/next with');
    },
    20_000,
  );

  test('a module sees nothing of the server’s environment', async () => {
    expect(await draw('/spies')).not.toContain('sk-secret');
  });

  test.each(['surroundings', 'files', 'neighbours', 'writing', 'starting', 'threads', 'bindings'])(
    'a module that tries %s is told that it may not',
    async (what) => {
      await expect(draw(`/tries/${what}`)).rejects.toThrow(/ERR_ACCESS_DENIED|Access to this API/);
      expect(readFileSync(secret, 'utf8')).toBe('sk-secret');
    },
  );
});
