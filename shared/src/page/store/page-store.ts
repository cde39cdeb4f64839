import { useStore } from 'zustand/react';
import { browserStorage } from '../storage';
import { parseHistory } from './history';
import { createSearchStore, type SearchState, type SearchStore } from './search-store';

const storageName = 'search-history';
const queryName = 'search-query';

const store = createSearchStore();
let isConnected = typeof window === 'undefined';

/** The store with what this browser has kept. Asked at the first use: a phone's storage takes its time to answer. */
function connected(): SearchStore {
  if (!isConnected) connect();
  isConnected = true;
  return store;
}

/** The one store of the page. It is a federation singleton: every module sees this instance. */
export const searchStore: SearchStore = {
  getInitialState: store.getInitialState,
  get getState() {
    return connected().getState;
  },
  get setState() {
    return connected().setState;
  },
  get subscribe() {
    return connected().subscribe;
  },
};

/** Reads from the page's store. While the server's markup is taken over it reads the empty state. */
export function useSearch<Selected>(select: (state: SearchState) => Selected): Selected {
  return useStore(searchStore, select);
}

function connect(): void {
  const local = browserStorage('local');
  const session = browserStorage('session');
  store.setState({
    history: parseHistory(local.read(storageName)),
    query: session.read(queryName) ?? '',
  });
  store.subscribe((state, before) => {
    if (state.history !== before.history) {
      local.write(storageName, JSON.stringify(state.history));
    }
    if (state.query !== before.query) session.write(queryName, state.query);
  });
  window.addEventListener('storage', (event) => {
    if (event.key === storageName || event.key === null) {
      store.getState().restore(parseHistory(local.read(storageName)));
    }
  });
}
