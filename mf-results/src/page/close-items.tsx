import { useId } from 'react';
import { closeWish } from '../address/close-wish';
import type { View } from '../address/refinement';
import type { Wanted } from '../address/wanted';
import type { Item } from '../product/item';
import { itemsOf } from '../search/outcome';
import { wishOf, type SearchRequest } from '../search/search-request';
import { useOutcome } from '../search/use-outcome';
import styles from './close-items.module.css';
import { ItemList } from './item-list';

/** A list of fewer products than this is short. */
const enough = 6;

interface CloseItemsProps {
  readonly wanted: Wanted;
  /** What the page shows already. */
  readonly found: readonly Item[];
  readonly view: View;
}

/** Under a short list, or instead of an empty one: what comes close without meeting everything that was asked for. */
export function CloseItems({ wanted, found, view }: CloseItemsProps) {
  const id = useId();
  const wish = found.length < enough ? closeWish(wanted) : undefined;
  const { outcome } = useOutcome(wish && { wanted: wish, request: closestOf(wish) });
  const known = new Set(found.map(({ key }) => key));
  const close = itemsOf(outcome).filter(({ key }) => !known.has(key));
  if (!wish || close.length === 0) return null;
  return (
    <section className={styles.close} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Yakın seçenekler
      </h2>
      <p className={styles.text}>
        Koşullarınızın hepsine uymayan ama en çok yaklaşan ürünler; uymayan yanları her üründe
        yazar.
      </p>
      <ItemList items={close.slice(0, enough)} view={view} heading="h3" eager={0} />
    </section>
  );
}

/** As many as make up for those that the page shows already. */
function closestOf(wish: Wanted): SearchRequest | undefined {
  if (wish.mode === 'ai') return undefined;
  const { query, filters } = wishOf(wish);
  return { query, filters: { ...filters, limit: 2 * enough } };
}
