import { useLayoutEffect, useRef } from 'react';
import type { View } from '../address/refinement';
import type { Item } from '../product/item';
import { ItemCard } from './item-card';
import styles from './item-list.module.css';

interface ItemListProps {
  readonly items: readonly Item[];
  readonly view: View;
  /** The level of the items' titles. */
  readonly heading: 'h2' | 'h3';
  /** The number of items whose pictures are asked for at once. */
  readonly eager?: number;
}

/** The products as a list or a grid. What is off screen is not laid out. */
export function ItemList({ items, view, heading, eager = 4 }: ItemListProps) {
  const list = useRef<HTMLUListElement>(null);
  useMeasuredItems(list, view);
  return (
    <ul ref={list} className={view === 'grid' ? styles.grid : styles.list}>
      {items.map((item, at) => (
        <li key={item.key} className={styles.place}>
          <ItemCard
            item={item}
            view={view}
            heading={heading}
            eager={at < eager}
            first={eager > 0 && at === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** What is off screen is not laid out: its size is taken from those that are, so that the page's length is right. */
function useMeasuredItems(list: React.RefObject<HTMLUListElement | null>, view: View) {
  useLayoutEffect(() => {
    const element = list.current;
    const sizes = [...(element?.children ?? [])].slice(0, 24).map((child) => child.clientHeight);
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    if (mean > 0) element?.style.setProperty('--item-size', `${Math.round(mean)}px`);
  }, [list, view]);
}
