import { browserStorage } from '@denk/shared/page/storage';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Item } from '../product/item';
import { createChosenItems, type ChosenItems } from './chosen-items';

/** The two lists a visitor can fill: saved for later in this browser, and compared in this tab. */
export interface Lists {
  readonly shortlist: ChosenItems;
  readonly comparison: ChosenItems;
}

const shortlistName = 'shortlist';

/** The browser's own; a test gives another. */
export const ListsContext = createContext<Lists>({
  shortlist: createChosenItems({
    storage: browserStorage('local'),
    name: shortlistName,
    limit: 50,
  }),
  comparison: createChosenItems({
    storage: browserStorage('session'),
    name: 'comparison',
    limit: 4,
  }),
});

export const useLists = (): Lists => useContext(ListsContext);

/** The products of a list, kept up to date. */
export const useChosen = (list: ChosenItems): readonly Item[] =>
  useSyncExternalStore(list.subscribe, list.read);

/** Whether one product is in a list, and whether the list is full; draws again only when that changes. */
export function useIsChosen(list: ChosenItems, key: string) {
  const chosen = useSyncExternalStore(list.subscribe, () =>
    list.read().some((item) => item.key === key),
  );
  const full = useSyncExternalStore(list.subscribe, () => list.read().length >= list.limit);
  return { chosen, full };
}

/** Follows what other tabs save, and what the product page saved since. */
export function useOtherTabs({ shortlist, comparison }: Lists): void {
  useEffect(() => {
    shortlist.refresh();
    comparison.refresh();
    const follow = ({ key }: StorageEvent) => {
      if (key === shortlistName || key === null) shortlist.refresh();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [shortlist, comparison]);
}
