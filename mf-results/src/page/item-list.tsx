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

/** The products as a list or a grid. */
export function ItemList({ items, view, heading, eager = 8 }: ItemListProps) {
  return (
    <ul className={view === 'grid' ? styles.grid : styles.list}>
      {items.map((item, at) => (
        <li key={item.key} className={styles.place}>
          <ItemCard
            item={item}
            view={view}
            heading={heading}
            eager={at < eager}
            first={eager > 0 && at < 2}
          />
        </li>
      ))}
    </ul>
  );
}
