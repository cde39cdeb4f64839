import { budgets, overBudget, overFirstPage } from './budgets.mjs';

const route = { path: '/kategoriler', scripts: ['a.js', 'b.js'], styles: ['a.css'] };
const sized = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([file, bytes]) => [file, { bytes }]));

describe('what a version may weigh', () => {
  const { module, shell, file, version } = budgets;

  test('exactly its budget, or less', () => {
    const files = sized({ 'a.js': module.scripts - 10, 'b.js': 10, 'a.css': module.styles });
    expect(overBudget({ files, routes: [route] })).toEqual([]);
  });

  test('no more: each kind of file is told with the biggest of them', () => {
    const files = sized({ 'a.js': 20, 'b.js': module.scripts, 'a.css': module.styles + 1 });
    expect(overBudget({ files, routes: [route] })).toEqual([
      `the scripts of /kategoriler are ${module.scripts + 20} bytes, the budget is ${module.scripts}; the biggest: b.js with ${module.scripts}, a.js with 20`,
      `the styles of /kategoriler are ${module.styles + 1} bytes, the budget is ${module.styles}; the biggest: a.css with ${module.styles + 1}`,
    ]);
  });

  test('the shell by its own first files', () => {
    const files = sized({ 'main.js': shell.scripts + 1 });
    const described = { files, routes: [], fonts: [], scripts: ['main.js'], styles: [] };
    expect(overBudget(described)).toHaveLength(1);
    expect(overBudget({ ...described, files: sized({ 'main.js': shell.scripts }) })).toEqual([]);
  });

  test('no file too big, and not too much in all, whatever uses it', () => {
    const most = Object.fromEntries(
      Array.from({ length: Math.ceil(version / file) }, (_, at) => [`${at}.png`, file]),
    );
    expect(overBudget({ files: sized(most), routes: [] })).toEqual([]);
    expect(overBudget({ files: sized({ ...most, 'one.png': file + 1 }), routes: [] })).toEqual([
      `one.png is ${file + 1} bytes, a file may be ${file}`,
      `all files are ${Object.keys(most).length * file + file + 1} bytes, a version may be ${version}`,
    ]);
  });
});

test('a visit’s first page, the shell’s scripts and its own together as they are sent', () => {
  const shell = { scripts: ['main.js'], sent: () => budgets.firstPage - 1000 };
  const sizes = new Map([
    ['a.js', 600],
    ['b.js', 400],
    ['c.js', 401],
  ]);
  const sent = (file: string) => sizes.get(file) ?? 0;
  const routes = [route, { path: '/about', scripts: ['a.js', 'c.js'], styles: [] }];
  expect(overFirstPage(shell, { routes, sent })).toEqual([
    `the scripts of a visit that begins at /about are ${budgets.firstPage + 1} bytes as they are sent, the budget is ${budgets.firstPage}; the biggest: main.js with ${budgets.firstPage - 1000}, a.js with 600, c.js with 401`,
  ]);
});
