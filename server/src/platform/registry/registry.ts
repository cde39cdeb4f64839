import { setTimeout as wait } from 'node:timers/promises';
import type { ModuleStore, StoredRegistry } from './module-store';
import { emptyState, type RegistryState } from './registry-state';
import type { Changed } from './transitions';

/** How often others may be first before a change gives up. */
const mostTries = 100;

/** The registry as this server knows it, and the way to change it. */
export interface SharedRegistry {
  readonly current: () => StoredRegistry;
  /**
   * Changes the registry: the update gets the newest state, may refuse by throwing, and is asked again where somebody
   * else was first. Resolves when the change is durable and this server follows it.
   */
  readonly change: (update: (state: RegistryState) => Changed) => Promise<Changed>;
  /** Looks whether somebody else has changed it, and follows. */
  readonly refresh: () => Promise<void>;
}

/** What a registry is opened with. */
export interface RegistryPorts {
  readonly store: ModuleStore;
  /** Called with every newer registry, one after another, before a change is acknowledged. */
  readonly follow: (now: StoredRegistry, before: StoredRegistry) => Promise<void>;
  /** Milliseconds to wait before trying again. */
  readonly pause?: () => number;
}

/** Opens the registry of a store; an empty store is an empty registry. */
export async function openRegistry({
  store,
  follow,
  pause = () => 5 + Math.random() * 20,
}: RegistryPorts): Promise<SharedRegistry> {
  let current: StoredRegistry = (await store.read(-1)) ?? { revision: 0, state: emptyState };
  let turn: Promise<unknown> = Promise.resolve();

  /** One thing at a time, so that changes of this server do not run against each other. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };

  const adopt = async (next: StoredRegistry) => {
    const before = current;
    current = next;
    await follow(next, before);
  };

  const refresh = async () => {
    const newer = await store.read(current.revision);
    if (newer) await adopt(newer);
  };

  return {
    current: () => current,
    refresh: () => inTurn(refresh),
    change: (update) =>
      inTurn(async () => {
        for (let tries = 0; tries < mostTries; tries += 1) {
          const changed = update(current.state);
          const next = { revision: current.revision + 1, state: changed.state };
          if (await store.swap(next)) {
            await adopt(next);
            return changed;
          }
          await refresh();
          await wait(pause());
        }
        throw new Error('the registry is changed by others all the time');
      }),
  };
}
