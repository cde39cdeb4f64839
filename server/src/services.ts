import type { Mount } from './app';
import type { Environment } from './environment';

/** Everything the server does besides composing pages, from the environment. */
export async function services(
  _environment: Environment,
  _catalogueFolder: string,
): Promise<Mount[]> {
  return [];
}
