import { comparedProducts, useKept } from '@denk/shared/page/store';
import { Button, Icon } from '@denk/shared/ui';
import { useState } from 'react';
import styles from './compare-tray.module.css';
import { Comparison } from './comparison';
import { ItemPicture } from './item-picture';

/** The products chosen for comparison, at the bottom while there are any; two at least, four at most. */
export function CompareTray() {
  const items = useKept(comparedProducts);
  const [open, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <section className={styles.tray} data-docked="tray" aria-label="Karşılaştırma">
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            <ItemPicture item={item} />
            <button
              type="button"
              className={styles.remove}
              aria-label={`${item.title}: karşılaştırmadan çıkar`}
              onClick={() => comparedProducts.remove(item.key)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {items.length < 2 && (
          <li className={styles.hint}>Karşılaştırmak için bir ürün daha seçin</li>
        )}
      </ul>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={comparedProducts.clear}>
          Temizle
        </Button>
        <Button
          size="small"
          icon="compare"
          disabled={items.length < 2}
          onClick={() => setOpen(true)}
        >
          Karşılaştır ({items.length}/{comparedProducts.limit})
        </Button>
      </div>
      <Comparison items={items} open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
