import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useHydrated } from '@denk/shared/page/data';
import { classNames } from './class-names';
import styles from './tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The name of the group of tabs. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** The open tab, when the owner keeps it. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
  readonly className?: string;
}

/**
 * Tabs on the ARIA pattern: arrows, Home and End move and open. Before the script runs every section is shown
 * under its heading, so nothing is out of reach.
 */
export function Tabs({ label, items, selected, onSelect, className }: TabsProps) {
  const hydrated = useHydrated();
  const [own, setOwn] = useState(items[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const open = selected ?? own;
  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent) => {
    const next = nextTab(
      event.key,
      items.findIndex(({ id }) => id === open),
      items.length,
    );
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    select(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  if (!hydrated) {
    return (
      <div className={classNames(styles.sections, className)}>
        {items.map((item) => (
          <section key={item.id}>
            <h2 className={styles.heading}>{item.label}</h2>
            {item.content}
          </section>
        ))}
      </div>
    );
  }
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}`}
            aria-selected={item.id === open}
            aria-controls={`${base}-${item.id}-panel`}
            tabIndex={item.id === open ? 0 : -1}
            className={styles.tab}
            onKeyDown={move}
            onClick={() => select(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}-${item.id}-panel`}
          aria-labelledby={`${base}-${item.id}`}
          hidden={item.id !== open}
          tabIndex={0}
          className={styles.panel}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

function nextTab(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
