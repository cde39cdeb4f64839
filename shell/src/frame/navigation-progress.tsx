import { useLocation } from '@denk/shared/page/navigation';
import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './navigation-progress.module.css';

/** A thin bar while the address is already that of the next page and the page on screen still the last one. */
export function NavigationProgress(): ReactNode {
  const { pathname } = useLocation();
  const address = useSyncExternalStore(followAddress, addressedPath, () => undefined);
  if (address === undefined || address === encoded(pathname)) return null;
  return <div role="progressbar" aria-label="Sayfa yükleniyor" className={styles.bar} />;
}

/** Browsers that do not tell of address changes show no bar. */
function addressedPath(): string | undefined {
  return 'navigation' in window ? window.location.pathname : undefined;
}

function followAddress(onChange: () => void): () => void {
  if (!('navigation' in window)) return () => {};
  const { navigation } = window;
  navigation.addEventListener('currententrychange', onChange);
  return () => navigation.removeEventListener('currententrychange', onChange);
}

const encoded = (path: string) => new URL(path, window.location.origin).pathname;
