import type { ModuleDefinition, ModuleVersion } from '@denk/shared/contract';
import { getInstance } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrity';

/** Loads a published version's definition. */
export type LoadDefinition = (version: ModuleVersion) => Promise<ModuleDefinition>;

/** Loads definitions through the page's one federation runtime. */
export function federatedContainers(): LoadDefinition {
  const host = getInstance();
  if (!host) throw new Error('the federation runtime did not start');
  host.registerPlugins([
    {
      name: 'denk-integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrityOf(url);
        return { script, timeout: 10_000 };
      },
    },
  ]);
  const registered = new Map<string, string>();
  return async ({ url, extras: { container } }) => {
    const entry = new URL(url, window.location.href).href;
    if (registered.get(container) !== entry) {
      host.registerRemotes(
        [{ name: container, entry, type: 'global', entryGlobalName: container }],
        { force: registered.has(container) },
      );
      registered.set(container, entry);
    }
    try {
      const exposed = await host.loadRemote<{ default: ModuleDefinition }>(`${container}/module`);
      if (!exposed) throw new Error(`${container} exposes no module`);
      return exposed.default;
    } catch (error) {
      // The runtime remembers a failed container; asking again must ask the network again.
      registered.set(container, '');
      throw error;
    }
  };
}
