import { Link, paths } from '@denk/shared/page/navigation';
import type { ProductDetail } from '@denk/shared/product/wire';
import { Card } from '@denk/shared/ui';
import { ProductPicture } from '../picture/product-picture';
import styles from './similar-products.module.css';

/** A few others of the same kind, and what each has otherwise. */
export function SimilarProducts({ products }: { readonly products: ProductDetail['similar'] }) {
  return (
    <ul className={styles.list}>
      {products.map(({ id, title, price, imageUrl, differences }) => (
        <Card as="li" key={id} padding="none" interactive>
          <ProductPicture src={imageUrl} alt="" />
          <div className={styles.words}>
            <h3 className={styles.title}>
              <Link to={paths.product(id)} className={styles.link}>
                {title}
              </Link>
            </h3>
            {price && <p className={styles.price}>{price}</p>}
            {differences && differences.length > 0 && (
              <ul className={styles.differences} aria-label="Bu üründen farkı">
                {differences.map((difference) => (
                  <li key={difference}>{difference}</li>
                ))}
              </ul>
            )}
          </div>
        </Card>
      ))}
    </ul>
  );
}
