import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules, root } from './workspaces.mjs';

/**
 * A workspace as its `package.json` says: its folder, its name, and all packages it takes.
 *
 * @typedef {{ folder: string, name: string, takes: readonly string[] }} Workspace
 */

/**
 * The folders of the workspaces that changed files touch, themselves or through a workspace they take. A file of no
 * workspace (the lockfile, the catalogue, a rule) may touch any: then it is all of them. Documents touch none.
 *
 * @param {readonly Workspace[]} workspaces
 * @param {readonly string[]} files paths below the project's folder
 */
export function affected(workspaces, files) {
  const sources = files.filter((file) => !file.endsWith('.md') && !file.startsWith('docs/'));
  const owners = sources.map((file) =>
    workspaces.find(({ folder }) => file.startsWith(`${folder}/`)),
  );
  if (owners.includes(undefined)) return workspaces.map(({ folder }) => folder);
  const touched = new Set(owners.map((owner) => owner?.name));
  for (let before = -1; before < touched.size;) {
    before = touched.size;
    for (const { name, takes } of workspaces) {
      if (takes.some((taken) => touched.has(taken))) touched.add(name);
    }
  }
  return workspaces.filter(({ name }) => touched.has(name)).map(({ folder }) => folder);
}

/** Read from the files, so that it works before anything is installed. @returns {Workspace[]} */
function readWorkspaces() {
  const read = (/** @type {string} */ folder) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return read('')
    .workspaces.flatMap((/** @type {string} */ one) => (one === 'mf-*' ? modules : one))
    .map((/** @type {string} */ folder) => {
      const { name, dependencies, devDependencies } = read(folder);
      return { folder, name, takes: Object.keys({ ...dependencies, ...devDependencies }) };
    });
}

/** @param {string | undefined} base a commit; without a usable one, everything counts as changed */
function changedFiles(base) {
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    return git('diff', '--name-only', `${base}...HEAD`).split('\n').filter(Boolean);
  } catch {
    return git('ls-files').split('\n').filter(Boolean);
  }
}

// Run as a script: the packages with tests of their own to run since a commit, as a JSON list.
if (process.argv[1] === import.meta.filename) {
  const folders = affected(readWorkspaces(), changedFiles(process.argv[2]));
  const tested = folders.filter((folder) => existsSync(join(root, folder, 'jest.config.mjs')));
  console.log(JSON.stringify(tested));
}
