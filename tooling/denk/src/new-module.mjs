import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from './registry.mjs';

/**
 * Makes a module from the template, in the folder where the person is. Throws `Refused`.
 *
 * @param {string} name
 * @param {import('./run.mjs').World} world
 */
export async function createModule(name, { folder, print }) {
  if (!name.startsWith('mf-')) throw new Refused([`a module is called mf-…: mf-${name}`]);
  if (!existsSync(join(folder, 'tooling', 'webpack'))) {
    throw new Refused([
      'a new module is made in a checkout of the site, whose build and kit it uses',
    ]);
  }
  const target = join(folder, name);
  if (existsSync(target)) throw new Refused([`${name} is there already`]);
  cpSync(join(import.meta.dirname, '..', 'template'), target, { recursive: true });
  const page = name.slice('mf-'.length);
  const words = {
    __module__: name,
    __page__: page,
    __Page__: capitalised(page, ''),
    __Title__: capitalised(page, ' '),
  };
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, filled(readFileSync(path, 'utf8'), words));
    renameSync(path, join(entry.parentPath, filled(entry.name, words).replace(/\.tpl$/, '')));
  }
  print(`${name} is there. Next:`);
  print('  npm install                writes it into the lockfile');
  print(`  npm run dev -w ${name}      opens it alone`);
  print(`  npm test -w ${name}         runs its tests`);
  print(`  npm run build -w ${name} && npm start   composes it into the site, at /${page}`);
  return { module: name, folder: target };
}

/** @param {string} text @param {Record<string, string>} words */
const filled = (text, words) =>
  Object.entries(words).reduce((all, [word, instead]) => all.replaceAll(word, instead), text);

/** `my-orders` → `MyOrders`, `My Orders`. @param {string} words @param {string} between */
const capitalised = (words, between) =>
  words
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(between);
