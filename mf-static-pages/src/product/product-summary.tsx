import { formatNumber } from '@denk/shared/product/text';
import { Link, paths } from '@denk/shared/page/navigation';
import type { ProductDetail } from '@denk/shared/product/wire';
import { Badge, Rating } from '@denk/shared/ui';
import { ProductPicture } from '../picture/product-picture';
import styles from './product-summary.module.css';

type Product = ProductDetail['product'];

const shownSpecs = 4;

/** Picture, title, rating, category and the price to expect. */
export function ProductSummary({ product }: { readonly product: Product }) {
  const { title, rating, reviewCount, categoryLabel, kindLabel } = product;
  return (
    <div className={styles.summary}>
      <ProductPicture src={product.imageUrl} alt={title} eager className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.labels}>
          {categoryLabel && (
            <Link to={paths.resultsOfCategory(categoryLabel)} className={styles.category}>
              {categoryLabel}
            </Link>
          )}
          <Badge>{kindLabel}</Badge>
          {product.sample && <Badge tone="warning">Örnek katalog</Badge>}
        </p>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {rating !== undefined && (
          <p className={styles.rating}>
            <Rating value={rating} look="stars" />
            {reviewCount !== undefined && (
              <span>{`${formatNumber(reviewCount)} değerlendirme`}</span>
            )}
          </p>
        )}
        <PriceFrom product={product} />
        {product.specs.length > 0 && (
          <dl className={styles.specs}>
            {product.specs.slice(0, shownSpecs).map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

function PriceFrom({ product }: { readonly product: Product }) {
  const [cheapest, ...others] = [...product.sellers].sort((a, b) => a.priceValue - b.priceValue);
  if (!cheapest) return null;
  return (
    <div className={styles.price}>
      <p className={styles.amount}>
        {cheapest.price}
        {product.priceNote && <small>{` ${product.priceNote}`}</small>}
      </p>
      <p className={styles.from}>
        {others.length > 0
          ? `${others.length + 1} satıcı arasında en uygun fiyat: ${cheapest.name}`
          : `Satıcı: ${cheapest.name}`}
      </p>
    </div>
  );
}
