import { Button, Dialog } from '@denk/shared/ui';
import { savedProducts, useKept } from '@denk/shared/page/store';
import { useState } from 'react';
import { SavedList } from './saved-list';
import styles from './shortlist.module.css';

/** The button to the saved products, and the saved products. */
export function Shortlist() {
  const items = useKept(savedProducts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" icon="bookmark" onClick={() => setOpen(true)}>
        <span className={styles.word}>Kaydedilenler</span>
        {items.length > 0 && <span>({items.length})</span>}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Kaydedilenler" look="sheet">
        <SavedList />
      </Dialog>
    </>
  );
}
