import type { ModuleVersion } from '@denk/shared/contract';
import { getInstance } from '@module-federation/enhanced/runtime';
import { deadline } from './deadlines';
import type { DocumentScripts } from './document-scripts';
import { integrityOf } from './integrity';

/** Loads what a published version exposes; the signal tells that nobody waits for it any more. */
export type LoadDefinition = (version: ModuleVersion, signal: AbortSignal) => Promise<unknown>;

/**
 * Loads definitions through the page's one federation runtime. What the document brings of a container is waited for once:
 * it is run without being asked for.
 */
export function federatedContainers(documentBrings: DocumentScripts): LoadDefinition {
  const host = getInstance();
  if (!host) throw new Error('the federation runtime did not start');
  host.registerPlugins([
    {
      name: 'denk-integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrityOf(url);
        return { script, timeout: deadline };
      },
    },
  ]);
  /** The entry a container stands for now; empty where what it stood for is to be had anew. */
  const registered = new Map<string, string>();
  const definitions = new Map<string, Promise<unknown>>();

  const load = async (container: string, entry: string): Promise<unknown> => {
    if (registered.get(container) !== entry) {
      const again = registered.has(container);
      registered.set(container, entry);
      // Another version, or the same again: it must not find the chunks of the one before.
      if (again) Reflect.deleteProperty(globalThis, `webpackChunk${container}`);
      else await documentBrings(new URL('.', entry).href);
      host.registerRemotes(
        [{ name: container, entry, type: 'global', entryGlobalName: container }],
        { force: again },
      );
    }
    const exposed = await host.loadRemote<{ default: unknown }>(`${container}/module`);
    return exposed?.default;
  };

  return ({ url, extras: { container } }, signal) => {
    const entry = new URL(url, window.location.href).href;
    const known = definitions.get(entry);
    if (known) return known;
    const loading = load(container, entry);
    definitions.set(entry, loading);
    // The runtime remembers what failed or hangs; asking again must ask the network again.
    const forget = () => {
      if (definitions.get(entry) !== loading) return;
      definitions.delete(entry);
      registered.set(container, '');
    };
    loading.catch(forget);
    signal.addEventListener('abort', forget, { once: true });
    return loading;
  };
}
