import { createStore, type StoreApi } from 'zustand/vanilla';
import { remember } from './history';

/** What every module of the page shares: the query and the history (docs/product.md#search-history). */
export interface SearchState {
  readonly query: string;
  /** Newest first, no duplicates, at most ten. */
  readonly history: readonly string[];
  /** Sets the query and puts it into the history. Blank text does nothing. */
  search: (term: string) => void;
  /** Sets the query only. */
  setQuery: (term: string) => void;
  forget: (term: string) => void;
  forgetAll: () => void;
  /** Takes over a history read from storage (start-up, or another tab). */
  restore: (history: readonly string[]) => void;
}

export type SearchStore = StoreApi<SearchState>;

/** A store with nothing in it and no storage behind it. */
export function createSearchStore(): SearchStore {
  return createStore<SearchState>((set) => ({
    query: '',
    history: [],
    search: (term) => {
      const trimmed = term.trim();
      if (!trimmed) return;
      set((state) => ({ query: trimmed, history: remember(state.history, trimmed) }));
    },
    setQuery: (term) => set({ query: term.trim() }),
    forget: (term) => set((state) => ({ history: state.history.filter((t) => t !== term) })),
    forgetAll: () => set({ history: [] }),
    restore: (history) => set({ history: [...history] }),
  }));
}
