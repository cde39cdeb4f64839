import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The modules that somebody has published into a data folder: the checkout decides on them no more, and need not build
 * them (docs/publishing.md#starting).
 *
 * @param {string} dataDir
 * @returns {string[]}
 */
export function publishedModules(dataDir) {
  const folder = join(dataDir, 'registry');
  const newest = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^\d{8}\.json$/.test(name))
        .sort()
        .at(-1)
    : undefined;
  if (!newest) return [];
  try {
    const { modules } = JSON.parse(readFileSync(join(folder, newest), 'utf8'));
    return Object.keys(modules).filter((name) => modules[name].history[0]?.action !== 'checkout');
  } catch {
    // The server says what is wrong with it; until then everything is built.
    return [];
  }
}
