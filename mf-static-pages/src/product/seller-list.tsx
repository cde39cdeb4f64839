import type { Seller } from '@denk/shared/product/wire';
import { Opener } from './opener';
import styles from './seller-list.module.css';
import { SellerRow } from './seller-row';

/** How many sellers are shown before the rest is asked for (docs/product.md#limits-and-timings). */
const shownFirst = 3;

export interface SellerListProps {
  readonly sellers: readonly Seller[];
  readonly priceNote?: string;
}

/** Sellers by ascending price; the rest opens natively, so it is in reach without a script too. */
export function SellerList({ sellers, priceNote }: SellerListProps) {
  const ordered = [...sellers].sort((a, b) => a.priceValue - b.priceValue);
  const row = (seller: Seller, index: number) => (
    <SellerRow key={seller.id} seller={seller} cheapest={index === 0} priceNote={priceNote} />
  );
  const rest = ordered.slice(shownFirst);
  return (
    <div className={styles.sellers}>
      <ol className={styles.list}>{ordered.slice(0, shownFirst).map(row)}</ol>
      {rest.length > 0 && (
        <details className={styles.more}>
          <Opener className={styles.toggle}>
            <span className={styles.closed}>{`Tüm Satıcıları Gör (${ordered.length})`}</span>
            <span className={styles.opened}>Daha Az Göster</span>
          </Opener>
          <ol start={shownFirst + 1} className={styles.list}>
            {rest.map((seller, index) => row(seller, index + shownFirst))}
          </ol>
        </details>
      )}
    </div>
  );
}
