import type { ModuleVersion, PageRegistry } from '@denk/shared/contract';

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
