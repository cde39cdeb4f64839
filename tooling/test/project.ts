import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const passedOver = new Set([
  'node_modules',
  '.mutants',
  'dist',
  'dist-dev',
  'data',
  '.git',
  'test-results',
]);
const read = /(?:\.(?:tsx?|mjs|cjs|css|md|json)|Dockerfile)$/;

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : filesIn(path);
    return [path];
  });
}

/** Every file's text by its path below the project's folder; empty where it is data or a picture. */
export const project: ReadonlyMap<string, string> = new Map(
  filesIn('').map((file) => [file, read.test(file) ? readFileSync(join(root, file), 'utf8') : '']),
);

/** A document's part below a heading, down to the next one of its level. */
export function section(file: string, heading: string): string {
  const lines = (project.get(file) ?? '').split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error(`${file} has no “${heading}”`);
  const level = heading.split(' ')[0] ?? '';
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith(`${level} `) || /^#{1,2} /.test(line));
  return rest.slice(0, end < 0 ? undefined : end).join('\n');
}

/** The rows of a part's tables, cell by cell, without heads. */
export const rows = (markdown: string): string[][] =>
  [...markdown.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row = '']) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter(
      (cells, at, all) =>
        !cells.every((cell) => /^:?-+:?$/.test(cell)) &&
        !all[at + 1]?.every((cell) => /^:?-+:?$/.test(cell)),
    );
