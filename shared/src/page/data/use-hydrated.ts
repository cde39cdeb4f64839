import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server's markup is being taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
