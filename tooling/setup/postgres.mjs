import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './browser.mjs';

const debian = '/usr/lib/postgresql';

const folders = () => [
  ...(process.env.PATH ?? '').split(delimiter),
  ...(existsSync(debian) ? readdirSync(debian) : []).map((version) => join(debian, version, 'bin')),
];

const isThere = () => folders().some((folder) => existsSync(join(folder, 'initdb')));

/** Whether there is no PostgreSQL yet, and one can be installed. */
export const canGetPostgres = () => !isThere() && canInstallPackages();

/** Sees to a PostgreSQL for the tests that start one; where none can be had, they say so and are left out. */
export async function ensurePostgres() {
  if (!canGetPostgres()) return;
  await installPackages(['postgresql']).catch(() => undefined);
  if (!isThere()) console.warn('no PostgreSQL: install it to run the tests of the database engine');
}
