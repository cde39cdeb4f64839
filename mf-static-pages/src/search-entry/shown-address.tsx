import { useLocation } from '@denk/shared/page/navigation';

/** For tests: the current address as text, and what its history entry holds. */
export function ShownAddress() {
  const { pathname, search, state } = useLocation();
  return (
    <p data-testid="address">
      {decodeURIComponent(pathname + search)}
      {state ? ` ${JSON.stringify(state)}` : ''}
    </p>
  );
}
