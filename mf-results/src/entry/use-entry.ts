import { paths, useLocation, useNavigate } from '@denk/shared/page/navigation';
import { useHydrated } from '@denk/shared/page/data';
import { browserStorage, type TextStorage } from '@denk/shared/page/storage';
import { useEffect, useMemo } from 'react';
import { decideEntry, type Entry } from './decide-entry';

const session = browserStorage('session');
/** What the server has: the address alone. */
const nothingStored: TextStorage = { read: () => null, write: () => false, remove: () => {} };

/**
 * The entry of the current visit. A handoff is removed and put into the address; a visit that wants nothing goes
 * home. Running twice does no harm: the decision is made while drawing, the effect only carries it out. What the
 * server drew from the address alone is taken over first.
 */
export function useEntry(): Entry {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const drawn = useMemo(() => decideEntry(nothingStored, { ...location, state: null }), [location]);
  const found = useMemo(
    () => (hydrated ? decideEntry(session, location) : drawn),
    [hydrated, location, drawn],
  );
  // The same wish is the same object, so that nothing of the page is drawn again for it.
  const entry = JSON.stringify(found) === JSON.stringify(drawn) ? drawn : found;

  useEffect(() => {
    if (!hydrated) return;
    if (entry.kind === 'nothing') void navigate(paths.home, { replace: true });
    if (entry.kind !== 'handed-over' && entry.kind !== 'unreadable') return;
    entry.consumed.forEach(session.remove);
    if (entry.kind === 'handed-over') {
      void navigate(entry.destination.to, { replace: true, state: entry.destination.state });
    }
  }, [hydrated, entry, navigate]);

  return entry;
}
