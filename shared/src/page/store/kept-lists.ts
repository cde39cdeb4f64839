import { useSyncExternalStore } from 'react';
import { browserStorage } from '../storage';
import { createKeptProducts, type KeptProduct, type KeptProducts } from './kept-products';

/** Saved for later, in this browser. */
export const savedProducts = createKeptProducts({
  storage: browserStorage('local'),
  name: 'shortlist',
  limit: 50,
  whenFull: 'refuse',
});

/** Side by side, in this tab. */
export const comparedProducts = createKeptProducts({
  storage: browserStorage('session'),
  name: 'comparison',
  limit: 4,
  whenFull: 'refuse',
});

/** Pages the visitor has opened, in this browser. */
export const viewedProducts = createKeptProducts({
  storage: browserStorage('local'),
  name: 'viewed-products',
  limit: 20,
  whenFull: 'drop-oldest',
});

const none: readonly KeptProduct[] = [];

/** The products of a list, kept up to date; none while the server's markup is taken over. */
export function useKept(list: KeptProducts): readonly KeptProduct[] {
  return useSyncExternalStore(list.subscribe, list.read, () => none);
}

/** Whether one product is in a list, and whether the list takes no more; draws again only when that changes. */
export function useIsKept(list: KeptProducts, key: string) {
  const kept = useSyncExternalStore(
    list.subscribe,
    () => list.read().some((product) => product.key === key),
    () => false,
  );
  const full = useSyncExternalStore(
    list.subscribe,
    () => list.read().length >= list.limit,
    () => false,
  );
  return { kept, full };
}
