import { paths, useLocation, useNavigate } from '@denk/shared/page/navigation';
import { browserStorage } from '@denk/shared/page/storage';
import { useEffect, useMemo } from 'react';
import { decideEntry, type Entry } from './decide-entry';

const session = browserStorage('session');

/**
 * The entry of the current visit. A handoff is removed and put into the address; a visit that wants nothing goes
 * home. Running twice does no harm: the decision is made while drawing, the effect only carries it out.
 */
export function useEntry(): Entry {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = useMemo(() => decideEntry(session, location), [location]);

  useEffect(() => {
    if (entry.kind === 'nothing') void navigate(paths.home, { replace: true });
    if (entry.kind !== 'handed-over' && entry.kind !== 'unreadable') return;
    entry.consumed.forEach(session.remove);
    if (entry.kind === 'handed-over') {
      void navigate(entry.destination.to, { replace: true, state: entry.destination.state });
    }
  }, [entry, navigate]);

  return entry;
}
