import { project } from './project';

const dockerfile = project.get('Dockerfile') ?? '';
const lines = dockerfile.split('\n').filter((line) => line && !line.startsWith('#'));
const copied = lines
  .filter((line) => line.startsWith('COPY '))
  .map((line) => line.split(/\s+/).slice(1))
  .map((words) => ({
    built: words[0] === '--from=build',
    paths: words.filter((word) => !word.startsWith('--')).slice(0, -1),
  }));
const inTree = (path: string) =>
  project.has(path) || [...project.keys()].some((file) => file.startsWith(`${path}/`));
const workspaces = [...project.keys()]
  .filter((file) => /^[^/]+(\/denk)?\/package\.json$/.test(file))
  .sort();

// docs/operating.md#a-container
describe('the image', () => {
  test('takes from the checkout only what is there', () => {
    const taken = copied.filter(({ built }) => !built).flatMap(({ paths }) => paths);
    expect(taken.filter((path) => path !== '.' && !inTree(path))).toEqual([]);
  });

  test('is installed with the lockfile and every workspace’s own list', () => {
    const taken = copied.filter(({ built }) => !built).flatMap(({ paths }) => paths);
    expect(taken).toEqual(expect.arrayContaining(['package-lock.json', ...workspaces]));
    expect(dockerfile).not.toMatch(/npm (install|i) /);
  });

  test('takes from its build the output of every part, and what is in the tree', () => {
    const taken = copied
      .filter(({ built }) => built)
      .flatMap(({ paths }) => paths.map((path) => path.replace('/denk/', '')));
    const parts = [...project.keys()].flatMap(
      (file) => /^(mf-[^/]+|shell|server)\/package\.json$/.exec(file)?.[1] ?? [],
    );
    expect(taken).toEqual(expect.arrayContaining(parts.map((part) => `${part}/dist`)));
    const others = taken.filter((path) => path !== 'node_modules' && !path.endsWith('/dist'));
    expect(others.filter((path) => !inTree(path))).toEqual([]);
  });

  test('is not run by root, and starts Node itself, so that a stop reaches it', () => {
    expect(lines).toContain('USER node');
    expect(lines.at(-1)).toBe('CMD ["node", "server/dist/main.mjs"]');
  });
});
