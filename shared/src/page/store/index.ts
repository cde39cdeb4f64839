export { createSearchStore } from './search-store';
export type { SearchState, SearchStore } from './search-store';
export { searchStore, useSearch } from './page-store';
export { historyLimit, parseHistory, remember } from './history';
