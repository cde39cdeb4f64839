import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusalsOf } from '../build/refusals.mjs';

function built(css: string, ...paths: string[]): string {
  const output = mkdtempSync(join(tmpdir(), 'denk-refusals-'));
  writeFileSync(join(output, 'page.css'), css);
  const routes = paths.map((path) => ({ path }));
  const files = { 'page.css': { bytes: css.length }, 'entry.js': { bytes: 1 } };
  writeFileSync(join(output, 'module.json'), JSON.stringify({ name: 'mf-a', routes, files }));
  return output;
}

const other = { name: 'mf-b', routes: [{ path: '/about' }, { path: '/order/:id' }], files: {} };

test('a build that keeps to itself is not refused', () => {
  expect(refusalsOf(built('.page{color:red}', '/a', '/a/:id'), [other])).toEqual([]);
});

test('styles that reach outside are refused, each by its selector', () => {
  expect(refusalsOf(built('.page{color:red}body{display:none}', '/a'), [])).toEqual([
    'page.css reaches outside the module: body',
  ]);
});

test('a path that another module has is refused, however its parameters are called', () => {
  expect(refusalsOf(built('', '/About', '/order/:number'), [other])).toEqual([
    "the path /About is mf-b's",
    "the path /order/:number is mf-b's",
  ]);
});
