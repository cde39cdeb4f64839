import { project, rows } from './project';

test('every variable of the server has its line in a table of settings', () => {
  const source = project.get('server/src/environment.ts') ?? '';
  const variables = [...source.matchAll(/^\s+([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(variables.length).toBeGreaterThan(10);
  const told = ['README.md', 'docs/operating.md'].flatMap((file) =>
    rows(project.get(file) ?? '').map(([first = '']) => first),
  );
  expect(variables.filter((name) => !told.some((cell) => cell.includes(`\`${name}\``)))).toEqual(
    [],
  );
});
