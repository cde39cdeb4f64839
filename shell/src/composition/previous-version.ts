import { call } from '@denk/shared/page/http';
import { registrySchema, type ModuleVersion } from '@denk/shared/contract';
import { trust } from './integrity';

/**
 * The version to fall back to: the registry as it is now, without the version that failed. It is asked for only when
 * something is broken, so that no visitor pays for it.
 */
export async function previousVersion(
  module: string,
  failed: ModuleVersion,
): Promise<ModuleVersion> {
  const { microFrontends } = await call(registrySchema, '/registry.json');
  const other = microFrontends[module]?.find((version) => version.url !== failed.url);
  if (!other) throw new Error(`${module} has no other version`);
  trust(other);
  return other;
}
