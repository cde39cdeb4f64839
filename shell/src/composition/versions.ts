import type { ModuleVersion, PageRegistry } from '@denk/shared/contract';
import type { SiteRoute } from './route-table';

/** The version of each module that this visit runs. */
export interface Versions {
  /** What is known of a module already. */
  readonly known: (module: string) => ModuleVersion | undefined;
  /** The version of a route's module, asked for once; what failed is asked for anew. */
  readonly load: (route: SiteRoute) => Promise<ModuleVersion>;
}

/** Asks which version of a module this visitor gets, or for all of the one that is known in part. */
export type Describe = (module: string, known?: ModuleVersion) => Promise<ModuleVersion>;

/**
 * The version that the page carries as far as the page itself goes, the rest of it and others as the visitor is about to
 * go there; each stays while the page does.
 */
export function createVersions(
  { known: carried }: Pick<PageRegistry, 'known'>,
  describe: Describe,
): Versions {
  const known = new Map(Object.entries(carried));
  const asked = new Map<string, Promise<ModuleVersion>>();
  const ask = async (module: string) => {
    const described = await describe(module, known.get(module));
    known.set(module, described);
    return described;
  };
  return {
    known: (module) => known.get(module),
    load: ({ module, path }) => {
      const there = known.get(module);
      const coming = asked.get(module);
      if (there?.extras.routes.some((route) => route.path === path)) return Promise.resolve(there);
      if (coming) return coming;
      const asking = ask(module);
      asked.set(module, asking);
      asking.catch(() => asked.delete(module));
      return asking;
    },
  };
}
