import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The modules of the site: every folder `mf-*` with a package. */
export const modules = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
  .sort();

/** The front ends, each built into its own `dist`. */
export const frontEnds = ['shell', ...modules];

/** Everything that is built. */
export const built = [...frontEnds, 'server'];
