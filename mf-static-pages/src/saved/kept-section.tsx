import { Link } from '@denk/shared/page/navigation';
import { useKept, type KeptProduct, type KeptProducts } from '@denk/shared/page/store';
import { Badge, Button, Card, VisuallyHidden } from '@denk/shared/ui';
import { useId, useState } from 'react';
import { ProductPicture } from '../picture/product-picture';
import sections from '../sections.module.css';
import styles from './saved-page.module.css';

interface KeptSectionProps {
  readonly list: KeptProducts;
  readonly title: string;
  readonly empty: string;
  /** Said when the whole list was cleared. */
  readonly cleared: string;
}

/** One list of kept products, newest first, with the ways to take one or all out. */
export function KeptSection({ list, title, empty, cleared }: KeptSectionProps) {
  const heading = useId();
  const products = useKept(list);
  const [said, say] = useState('');
  const clear = () => {
    list.clear();
    say(cleared);
  };
  const remove = ({ key, title: name }: KeptProduct) => {
    list.remove(key);
    say(`${name} listeden çıkarıldı.`);
  };
  return (
    <section aria-labelledby={heading} className={sections.section}>
      <div className={styles.head}>
        <h2 id={heading}>{products.length ? `${title} (${products.length})` : title}</h2>
        {products.length > 0 && (
          <Button variant="quiet" size="small" icon="trash" onClick={clear}>
            Tümünü sil
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        )}
      </div>
      {products.length > 0 ? (
        <ul className={styles.list}>
          {products.toReversed().map((product) => (
            <Kept key={product.key} product={product} onRemove={() => remove(product)} />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  );
}

function Kept(props: { readonly product: KeptProduct; readonly onRemove: () => void }) {
  const { title, picture, page, offers, sample } = props.product;
  const [offer] = offers;
  return (
    <Card as="li" padding="none" interactive={Boolean(page)} className={styles.card}>
      <ProductPicture src={picture ?? ''} alt="" className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          {page ? (
            <Link to={page} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className={styles.facts}>
          {offer?.price && <b>{offer.price.text}</b>}
          {offer?.seller && <bdi>{offer.seller}</bdi>}
          {sample && <Badge>Örnek katalog</Badge>}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        icon="close"
        iconOnly
        className={styles.remove}
        onClick={props.onRemove}
      >
        {`${title}: listeden çıkar`}
      </Button>
    </Card>
  );
}
