import { Button } from '@denk/shared/ui';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
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

const first = 24;
const step = 200;

/** The products as a list or a grid. What is beyond the first screens is drawn right after them. */
export function ItemList({ items, view, heading, eager = 4 }: ItemListProps) {
  const [steps, setSteps] = useState(1);
  const limit = useDeferredValue(steps * step, first);
  const list = useRef<HTMLUListElement>(null);
  useMeasuredItems(list, view, items);
  return (
    <>
      <ul ref={list} className={view === 'grid' ? styles.grid : styles.list}>
        {items.slice(0, limit).map((item, at) => (
          <li key={item.key} className={styles.place}>
            <ItemCard item={item} view={view} heading={heading} eager={at < eager} />
          </li>
        ))}
      </ul>
      {items.length > steps * step && (
        <Button variant="secondary" className={styles.more} onClick={() => setSteps(steps + 1)}>
          Daha fazla göster
        </Button>
      )}
    </>
  );
}

/** What is off screen is not laid out: its size is taken from the ones that are, so that the page's length is right. */
function useMeasuredItems(
  list: React.RefObject<HTMLUListElement | null>,
  view: View,
  items: unknown,
) {
  useLayoutEffect(() => {
    const element = list.current;
    const sizes = [...(element?.children ?? [])].slice(0, 8).map((child) => child.clientHeight);
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    if (mean > 0) element?.style.setProperty('--item-size', `${Math.round(mean)}px`);
  }, [list, view, items]);
}
