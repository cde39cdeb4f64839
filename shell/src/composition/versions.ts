import {
  type ModuleVersion,
  type PageRegistry,
  moduleVersionSchema,
  versionAddress,
} from '@denk/shared/contract';
import { call } from '@denk/shared/page/http';
import { trust } from './integrity';

/** The version of each module that this visit runs. */
export interface Versions {
  /** What is known of a module already. */
  readonly known: (module: string) => ModuleVersion | undefined;
  /** A module's version, asked for once; what failed is asked for anew. */
  readonly load: (module: string) => Promise<ModuleVersion>;
}

/** Asks which version of a module this visitor gets. */
export type Describe = (module: string) => Promise<ModuleVersion>;

/** The version that the page carries, and others as the visitor is about to go there; each stays while the page does. */
export function createVersions(
  { known: carried }: Pick<PageRegistry, 'known'>,
  describe: Describe,
): Versions {
  const known = new Map(Object.entries(carried));
  const asked = new Map<string, Promise<ModuleVersion>>();
  const ask = async (module: string) => {
    const described = await describe(module);
    known.set(module, described);
    return described;
  };
  return {
    known: (module) => known.get(module),
    load: (module) => {
      const there = known.get(module);
      const coming = asked.get(module);
      if (there) return Promise.resolve(there);
      if (coming) return coming;
      const asking = ask(module);
      asked.set(module, asking);
      asking.catch(() => asked.delete(module));
      return asking;
    },
  };
}

/** Asks the server for a module's version, and trusts the files that it names. */
export async function describeVersion(module: string): Promise<ModuleVersion> {
  const described = await call(moduleVersionSchema, versionAddress(module), { timeoutMs: 5000 });
  trust(described);
  return described;
}
