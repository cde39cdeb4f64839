import { moduleVersionSchema, versionAddress, type ModuleVersion } from '@denk/shared/contract';
import { call } from '@denk/shared/page/http';
import { trust } from './integrity';

/** Asks the server for a module's version, and trusts the files that it names. */
export async function describeVersion(module: string): Promise<ModuleVersion> {
  const described = await call(moduleVersionSchema, versionAddress(module), { timeoutMs: 5000 });
  trust(described);
  return described;
}
