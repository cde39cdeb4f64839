import { Badge, Button, EmptyState, ExternalLink } from '@denk/shared/ui';
import { Link } from '@denk/shared/page/navigation';
import { savedProducts, useKept } from '@denk/shared/page/store';
import { ItemPicture } from './item-picture';
import styles from './saved-list.module.css';

/** The saved products, the latest first. */
export function SavedList() {
  const items = useKept(savedProducts);
  return items.length === 0 ? (
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
  );
}
