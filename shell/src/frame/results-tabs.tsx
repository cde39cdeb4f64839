import { Link, useLocation } from '@denk/shared/page/navigation';
import { useHydrated } from '@denk/shared/page/data';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { contentTabs, tabAddress, tabOf } from './content-tabs';
import styles from './results-tabs.module.css';
import { useShownSearch } from './shown-search';

/**
 * Tabs that are links: each kind of content is a page of its own. Arrows, Home and End move between them, Enter opens.
 */
export function ResultsTabs(): ReactNode {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const selected = tabOf(pathname);
  const query = new URLSearchParams(useShownSearch());

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - tab.offsetWidth;
  }, [selected]);

  const move = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    tabs.at(next % tabs.length)?.focus();
  };

  return (
    <nav aria-label="Sonuç türleri">
      <div ref={list} role="tablist" aria-label="Sonuç türü" className={styles.tabs}>
        {contentTabs.map((tab) => (
          <Link
            key={tab.path}
            to={tabAddress(tab, query)}
            role="tab"
            aria-selected={tab === selected}
            aria-current={tab === selected ? 'page' : undefined}
            aria-controls="icerik"
            tabIndex={hydrated && tab !== selected ? -1 : undefined}
            onKeyDown={move}
            className={styles.tab}
          >
            {tab.label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
