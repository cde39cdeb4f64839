import { Badge, Button, Dialog, EmptyState, ExternalLink } from '@denk/shared/ui';
import { Link } from '@denk/shared/page/navigation';
import { savedProducts, useKept } from '@denk/shared/page/store';
import { useState } from 'react';
import { ItemPicture } from './item-picture';
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
        {items.length === 0 ? (
          <EmptyState title="Henüz kaydedilen ürün yok" heading="h3" illustration="collection">
            Beğendiğiniz ürünlerde Kaydet düğmesine basın; burada, bu tarayıcıda saklanırlar.
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {items.toReversed().map((item) => {
              const [offer] = item.offers;
              return (
                <li key={item.key} className={styles.item}>
                  <div className={styles.picture}>
                    <ItemPicture item={item} />
                  </div>
                  <div className={styles.text}>
                    <p className={styles.title} dir="auto">
                      {item.page ? <Link to={item.page}>{item.title}</Link> : item.title}
                    </p>
                    <p className={styles.facts}>
                      {offer?.price && <b className={styles.price}>{offer.price.text}</b>}
                      {offer?.seller && <bdi>{offer.seller}</bdi>}
                      {item.sample && <Badge>Örnek katalog</Badge>}
                    </p>
                    {offer?.link && (
                      <ExternalLink href={offer.link} className={styles.link}>
                        <span>Siteye Git</span>
                      </ExternalLink>
                    )}
                  </div>
                  <Button
                    variant="quiet"
                    size="small"
                    icon="trash"
                    iconOnly
                    onClick={() => savedProducts.remove(item.key)}
                  >
                    {`${item.title}: kaydı sil`}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Dialog>
    </>
  );
}
