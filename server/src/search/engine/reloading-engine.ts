import type { SearchEngine } from './search-engine';

/** How a catalogue is watched and built anew. */
export interface Reloading {
  /** Changes whenever there is something new to load. */
  readonly revision: () => Promise<string>;
  readonly build: () => Promise<SearchEngine>;
  /** Calls back now and then until it is stopped; injected by tests. */
  readonly every: (look: () => Promise<void>) => () => void;
  readonly warn: (message: string) => void;
}

/** An engine that is replaced, while it serves, whenever its products change. */
export function createReloadingEngine(first: SearchEngine, reloading: Reloading): SearchEngine {
  const { revision, build, every, warn } = reloading;
  let engine = first;
  let loaded = '';
  let loading = false;
  let settle = () => undefined as void;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const stop = every(async () => {
    if (loading) return;
    loading = true;
    try {
      const now = await revision();
      if (now !== loaded) {
        engine = await build();
        loaded = now;
      }
    } catch (error) {
      warn(`catalogue is not reloaded: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      loading = false;
      settle();
    }
  });
  return {
    name: first.name,
    settled,
    knowledge: () => engine.knowledge(),
    find: (request) => engine.find(request),
    complete: (folded, most) => engine.complete(folded, most),
    products: (ids) => engine.products(ids),
    similar: (product, most) => engine.similar(product, most),
    ids: (of) => engine.ids(of),
    close: async () => {
      stop();
      await engine.close();
    },
  };
}
