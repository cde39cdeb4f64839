import { paths, useLocation, useNavigate } from '@denk/shared/page/navigation';
import { useHydrated } from '@denk/shared/page/data';
import { aiResultsName, questionnaireResultsName } from '@denk/shared/product/handoff';
import { browserStorage } from '@denk/shared/page/storage';
import { useEffect, useMemo, useState } from 'react';
import { readAddress } from '../address/read-address';
import { browserOnly } from './browser-only';
import type { Entry } from './decide-entry';

const session = browserStorage('session');

/** The visit's entry; `arriving` until what only this browser has can be read. */
export type VisitEntry = Entry | { readonly kind: 'arriving' };

/**
 * The entry of the current visit. A handoff is removed and put into the address; a visit that wants nothing goes
 * home. Running twice does no harm: the decision is made while drawing, the effect only carries it out. What the
 * server drew from the address alone is taken over first.
 */
export function useEntry(): VisitEntry {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [decide, setDecide] = useState(() => browserOnly.code?.decideEntry);
  const drawn = useMemo((): Entry => {
    const wanted = readAddress(location);
    return wanted ? { kind: 'wanted', wanted, device: [] } : { kind: 'nothing' };
  }, [location]);
  const found = useMemo((): VisitEntry => {
    if (!hydrated || !hasMore(location.state)) return drawn;
    if (decide) return decide(session, location);
    return drawn.kind === 'wanted' ? drawn : { kind: 'arriving' };
  }, [hydrated, location, drawn, decide]);
  // The same wish is the same object, so that nothing of the page is drawn again for it.
  const entry = JSON.stringify(found) === JSON.stringify(drawn) ? drawn : found;

  useEffect(() => {
    if (decide || !hydrated || !hasMore(location.state)) return;
    void browserOnly.coming.then(({ decideEntry }) => setDecide(() => decideEntry));
    void browserOnly.bring();
  }, [decide, hydrated, location]);

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

/** Whether this browser knows more of the visit than its address says. */
const hasMore = (state: unknown): boolean =>
  state !== null ||
  [aiResultsName, questionnaireResultsName].some((name) => session.read(name) !== null);
