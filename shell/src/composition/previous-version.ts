import { call } from '@denk/shared/page/http';
import { registrySchema, type ModuleVersion } from '@denk/shared/contract';
import { trust } from './integrity';

/**
 * The version to fall back to: the registry as it is now, without the versions that failed. It is asked for only when
 * something is broken, so that no visitor pays for it.
 *
 * @param failed entry addresses
 */
export async function previousVersion(
  module: string,
  failed: ReadonlySet<string>,
): Promise<ModuleVersion> {
  const { microFrontends } = await call(registrySchema, '/registry.json', { timeoutMs: 3000 });
  const other = microFrontends[module]?.find(({ url }) => !failed.has(url));
  if (!other) throw new Error(`${module} has no other version`);
  trust(other);
  return other;
}
