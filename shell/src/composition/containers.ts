import type { ModuleVersion } from '@denk/shared/contract';
import { getInstance } from '@module-federation/enhanced/runtime';
import { deadline } from './deadlines';
import type { DocumentScripts } from './document-scripts';
import { integrityOf } from './integrity';

/** Loads what a published version exposes; the signal tells that nobody waits for it any more. */
export type LoadDefinition = (version: ModuleVersion, signal: AbortSignal) => Promise<unknown>;

/** What a module's entry leaves on the page. */
interface Container {
  /** Gives it what the page has once. */
  readonly init: (shared: unknown, initScope: readonly object[]) => unknown;
  readonly get: (exposed: string) => Promise<() => { readonly default: unknown }>;
}

/**
 * Loads definitions out of containers, which the page's one federation runtime gives what they share. What the document
 * brings of a container is waited for once: it is run without being asked for.
 */
export function federatedContainers(documentBrings: DocumentScripts): LoadDefinition {
  const shared = getInstance()?.shareScopeMap.default;
  if (!shared) throw new Error('the federation runtime did not start');
  const asked = new Set<string>();
  const definitions = new Map<string, Promise<unknown>>();

  const load = async (container: string, entry: string): Promise<unknown> => {
    if (asked.has(container)) {
      // Another version, or the same again: it must not find what the one before has left.
      Reflect.deleteProperty(globalThis, `webpackChunk${container}`);
      Reflect.set(globalThis, container, undefined);
    } else {
      asked.add(container);
      await documentBrings(new URL('.', entry).href);
    }
    if (!containerCalled(container)) await run(entry);
    const found = containerCalled(container);
    if (!found) throw new Error(`${entry} brings no ${container}`);
    await found.init(shared, []);
    const expose = await found.get('./module');
    return expose().default;
  };

  return ({ url, extras: { container } }, signal) => {
    const entry = new URL(url, window.location.href).href;
    const known = definitions.get(entry);
    if (known) return known;
    const loading = load(container, entry);
    definitions.set(entry, loading);
    // Asking again must ask the network again.
    const forget = () => definitions.get(entry) === loading && definitions.delete(entry);
    loading.catch(forget);
    signal.addEventListener('abort', forget, { once: true });
    return loading;
  };
}

const containerCalled = (name: string): Container | undefined => Reflect.get(globalThis, name);

/** Runs a container's script. Rejects where it cannot be had, in time or at all. */
const run = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const refuse = end(() => reject(new Error(`${address} cannot be had`)));
    const timer = setTimeout(refuse, deadline);
    script.src = address;
    script.integrity = integrityOf(address);
    script.onload = end(resolve);
    script.onerror = refuse;
    document.head.append(script);
  });
