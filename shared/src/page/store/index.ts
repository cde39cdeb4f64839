export { createSearchStore } from './search-store';
export type { SearchState, SearchStore } from './search-store';
export { searchStore, useSearch } from './page-store';
export { historyLimit, parseHistory, remember } from './history';
export { createKeptProducts, keptProductSchema } from './kept-products';
export type { KeptProduct, KeptProducts } from './kept-products';
export { comparedProducts, savedProducts, useIsKept, useKept, viewedProducts } from './kept-lists';
export { lastList, rememberList } from './last-list';
export type { LastList } from './last-list';
