import {
  manifestAddress,
  moduleVersionSchema,
  versionAddress,
  type ModuleVersion,
} from '@denk/shared/contract';
import { call } from '@denk/shared/page/http';
import { trust } from './integrity';

const patience = { timeoutMs: 5000 };

/** Asks the server for a module's version, or for all of one that is known in part, and trusts the files it names. */
export async function describeVersion(
  module: string,
  known?: ModuleVersion,
): Promise<ModuleVersion> {
  const { extras } = moduleVersionSchema.entries;
  const described = known
    ? { ...known, extras: await call(extras, manifestAddress(known), patience) }
    : await call(moduleVersionSchema, versionAddress(module), patience);
  trust(described);
  return described;
}
