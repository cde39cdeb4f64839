import { moduleOf, type RegistryState } from '../registry/registry-state';
import { shellName, type Surroundings } from './admission';
import type { LiveSites } from './live-sites';

/** What a version of a module has to get along with: the live shell, the other live modules, the server's own paths. */
export function surroundingsIn(
  ports: { readonly state: () => RegistryState } & Pick<LiveSites, 'manifestOf'> &
    Pick<Surroundings, 'isServersOwn' | 'readContents'>,
): (name: string) => Promise<Surroundings> {
  const { state, manifestOf, isServersOwn, readContents } = ports;
  const live = async (name: string) => {
    const version = moduleOf(state(), name).live;
    return version === undefined ? undefined : manifestOf({ name, version });
  };
  return async (name) => {
    const others = Object.keys(state().modules).filter(
      (other) => other !== name && other !== shellName,
    );
    return {
      shell: await live(shellName),
      others: (await Promise.all(others.map(live))).filter((manifest) => manifest !== undefined),
      isServersOwn,
      readContents,
    };
  };
}
