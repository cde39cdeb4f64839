import { log } from '@denk/shared/page/log';
import { paths, useNavigate } from '@denk/shared/page/navigation';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { SmartSearchProps } from './smart-search';
import { asksForSearch } from './search-shortcut';

type Overlay = ComponentType<SmartSearchProps>;

/** Loads the overlay's code, which no page needs before somebody opens it. */
export type LoadOverlay = () => Promise<Overlay>;

const loadOverlay: LoadOverlay = async () =>
  (await import(/* webpackChunkName: "overlay" */ './smart-search')).SmartSearch;

/** The smart search of a frame: what opens it, what fetches its code early, and the overlay while it is open. */
export interface SmartSearchHandle {
  readonly open: () => void;
  readonly prepare: () => void;
  readonly overlay: ReactNode;
}

/** Opens the overlay by its button, `/` or Ctrl/⌘+K. Where its code cannot be had, the search page does its work. */
export function useSmartSearch(load: LoadOverlay = loadOverlay): SmartSearchHandle {
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<{ readonly Overlay: Overlay }>();
  const [wanted, setWanted] = useState(false);

  const prepare = useCallback(() => {
    load().then(
      (Overlay) => setLoaded((before) => before ?? { Overlay }),
      () => {},
    );
  }, [load]);

  const open = useCallback(() => {
    setWanted(true);
    load().then(
      (Overlay) => setLoaded((before) => before ?? { Overlay }),
      (error: unknown) => {
        log.error('overlay', 'could not load the smart search', { error: String(error) });
        setWanted(false);
        navigate(paths.search);
      },
    );
  }, [load, navigate]);

  const close = useCallback(() => setWanted(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const overlay = wanted && loaded ? <loaded.Overlay onClose={close} /> : null;
  return { open, prepare, overlay };
}
