import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstOf, refusalsOf } from '../build/refusals.mjs';

const parts = { scripts: ['entry.js'], styles: ['page.css'] };

function built(css: string, paths: readonly string[], bytes = 1): string {
  const output = mkdtempSync(join(tmpdir(), 'denk-refusals-'));
  writeFileSync(join(output, 'page.css'), css);
  const routes = paths.map((path) => ({ path, ...parts }));
  const files = { 'page.css': { bytes: css.length }, 'entry.js': { bytes } };
  writeFileSync(join(output, 'module.json'), JSON.stringify({ name: 'mf-a', routes, files }));
  return output;
}

const other = {
  name: 'mf-b',
  routes: ['/about', '/order/:id'].map((path) => ({ path, ...parts })),
  files: {},
};

test('a build that keeps to itself is not refused', () => {
  expect(refusalsOf(built('.page{color:red}', ['/a', '/a/:id']), [other])).toEqual([]);
});

test('styles that reach outside are refused, each by its selector', () => {
  expect(refusalsOf(built('.page{color:red}body{display:none}', ['/a']), [])).toEqual([
    'page.css reaches outside the module: body',
  ]);
});

test('a path that another module has is refused, however its parameters are called', () => {
  expect(refusalsOf(built('', ['/About', '/order/:number']), [other])).toEqual([
    "the path /About is mf-b's",
    "the path /order/:number is mf-b's",
  ]);
});

test('more than every visitor of a page may be made to fetch is refused, and the biggest file named', () => {
  expect(refusalsOf(built('', ['/a'], 3_000_000), [])).toEqual([
    'the scripts of /a are 3000000 bytes, the budget is 50000; the biggest: entry.js with 3000000',
    'entry.js is 3000000 bytes, a file may be 1000000',
  ]);
});

test('React in another version than the page has is refused', () => {
  const [reason, ...others] = refusalsOf(built('', ['/a']), [], {
    react: '^18.2.0',
    'react-dom': '~19.3.1',
    valibot: '^0.1.0',
  });
  expect(reason).toMatch(/^package\.json asks for react \^18\.2\.0, the page brings 19\./);
  expect(others).toEqual([]);
});

test('a first page is weighed with the script that is there before its own', () => {
  const scripts = ['main.1.js'];
  expect(firstOf({ scripts, site: { earlyScript: '/early.js' } })).toEqual([
    'main.1.js',
    'public/early.js',
  ]);
  expect(firstOf({ scripts, site: {} })).toEqual(scripts);
});
