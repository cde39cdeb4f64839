import { useHydrated } from '@denk/shared/page/data';
import { useLocation } from '@denk/shared/page/navigation';
import { createContext, useContext } from 'react';

/** Whether the server's markup says what the query string says; what it drew ahead is the same for every one. */
export const SearchIsDrawn = createContext(false);

/** The query string as the frame may show it: empty while markup that knows none is taken over. */
export function useShownSearch(): string {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return useContext(SearchIsDrawn) || hydrated ? search : '';
}
