import { moduleOf, type RegistryState, versionOf } from './registry-state';

/** Whether some path belongs to both patterns: `/product/:id` and `/product/new` do. */
export function overlaps(a: string, b: string): boolean {
  const [ours, theirs] = [segments(a), segments(b)];
  return (
    ours.length === theirs.length &&
    ours.every((part, index) => {
      const other = theirs[index] ?? '';
      return part.startsWith(':') || other.startsWith(':') || part === other;
    })
  );
}

/** The routes of a module that another module of the site has already: one line for each. */
export function routeClashes(
  state: RegistryState,
  name: string,
  routes: readonly string[],
): string[] {
  return Object.keys(state.modules)
    .filter((other) => other !== name)
    .flatMap((other) => {
      const module = moduleOf(state, other);
      const served = [module.live, module.canary?.version].flatMap(
        (version) => versionOf(module, version)?.routes ?? [],
      );
      return [...new Set(served)].flatMap((theirs) =>
        routes
          .filter((ours) => overlaps(ours, theirs))
          .map((ours) =>
            ours === theirs
              ? `${ours} is a page of ${other}`
              : `${ours} takes pages of ${theirs}, which is ${other}’s`,
          ),
      );
    });
}

const segments = (path: string) => path.toLowerCase().split('/').filter(Boolean);
