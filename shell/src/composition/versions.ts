import {
  type ModuleVersion,
  type PageRegistry,
  moduleManifestSchema,
  moduleVersion,
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

/** Fetches what a version says of itself: its `module.json`. */
export type Describe = (module: string, version: string) => Promise<ModuleVersion>;

/** The versions that a page's registry names; each is asked for when the visitor is about to go there. */
export function createVersions(
  { modules, known: carried }: PageRegistry,
  describe: Describe,
): Versions {
  const known = new Map(Object.entries(carried));
  const asked = new Map<string, Promise<ModuleVersion>>();
  const ask = async (module: string) => {
    const [version] = modules[module] ?? [];
    if (version === undefined) throw new Error(`${module} is not in the registry of the page`);
    const described = await describe(module, version);
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

/** Asks the server for a version's `module.json`, and trusts the files that it names. */
export async function describeVersion(module: string, version: string): Promise<ModuleVersion> {
  const address = `/modules/${module}/${version}/module.json`;
  const manifest = await call(moduleManifestSchema, address, { timeoutMs: 5000 });
  const described = moduleVersion(manifest, { traffic: 100, default: true });
  trust(described);
  return described;
}
