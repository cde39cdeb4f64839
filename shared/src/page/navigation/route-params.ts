import { createContext, useContext } from 'react';

/** The current route's parameters, given by whoever matched the route (shell or standalone page). */
export const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** The parameters of the current path: `/product/:id` → `{id}`. */
export function useRouteParams(): Readonly<Record<string, string>> {
  return useContext(ParamsContext);
}
