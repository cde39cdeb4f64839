import { wait } from '@denk/shared/page/wait';
import { createContext } from 'react';
import type { ProductsById } from './products-by-id';
import { createRecentOutcomes, type RecentOutcomes } from './recent-outcomes';
import type { SearchMeans } from './run-search';

/** What the page needs from outside: the search service, time, and the lists found lately. */
export interface Means extends SearchMeans {
  readonly recent: RecentOutcomes;
  readonly productsById: ProductsById;
}

/** The browser's own; a test gives another. */
export const MeansContext = createContext<Means>({
  search: async (...asked) => {
    const { searchOver } = await import(
      /* webpackChunkName: "results-later" */ './search-products'
    );
    return searchOver((...call) => fetch(...call))(...asked);
  },
  wait,
  recent: createRecentOutcomes(() => Date.now()),
  productsById: async (...asked) => {
    const { productsOver } = await import(
      /* webpackChunkName: "results-later" */ './products-by-id'
    );
    return productsOver((...call) => fetch(...call))(...asked);
  },
});
