import { project } from './project';

const dockerfile = project.get('Dockerfile') ?? '';
const lines = dockerfile.split('\n').filter((line) => line && !line.startsWith('#'));
const taken = /cp -r --parents (.+) \/image$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];

// docs/operating.md#a-container
describe('the image', () => {
  test('is installed from the lockfile', () => {
    expect(dockerfile).toContain('npm ci');
    expect(dockerfile).not.toMatch(/npm (install|i) /);
  });

  test('holds the server’s packages, wherever npm puts them', () => {
    const { packages } = JSON.parse(project.get('package-lock.json') ?? '{}') as {
      packages: Record<string, { dev?: boolean }>;
    };
    const folders = Object.keys(packages)
      .filter((path) => !packages[path]?.dev)
      .flatMap((path) => /^(?:server\/)?node_modules(?=\/)/.exec(path) ?? []);
    expect(taken).toEqual(expect.arrayContaining([...new Set(folders)]));
  });

  test('holds what was built of every part, a new module’s too, and otherwise only what is in the tree', () => {
    expect(taken).toEqual(expect.arrayContaining(['server/dist', 'shell/dist', 'mf-*/dist']));
    const others = taken.filter((path) => !/(^|\/)(node_modules|dist)$/.test(path));
    const files = [...project.keys()];
    const isThere = (path: string) =>
      files.some((file) => file === path || file.startsWith(`${path}/`));
    expect(others.filter((path) => !isThere(path))).toEqual([]);
  });

  test('is not run by root, and starts Node itself, so that a stop reaches it', () => {
    expect(lines).toContain('USER node');
    expect(lines.at(-1)).toBe('CMD ["node", "--max-semi-space-size=4", "server/dist/main.mjs"]');
  });
});
