import { formatNumber } from '@denk/shared/product/text';
import { Link, paths } from '@denk/shared/page/navigation';
import type { ProductDetail } from '@denk/shared/product/wire';
import { Badge, ExternalLink, Rating, VisuallyHidden } from '@denk/shared/ui';
import { ProductPicture } from '../picture/product-picture';
import styles from './product-summary.module.css';
import { ProductTools } from './product-tools';

type Product = ProductDetail['product'];

const shownSpecs = 4;

/** Picture, title, rating, category, the price to expect and the way to its seller. */
export function ProductSummary({ product }: { readonly product: Product }) {
  const { title, rating, reviewCount, categoryLabel, kindLabel } = product;
  return (
    <div className={styles.summary}>
      <figure className={styles.figure}>
        <ProductPicture src={product.imageUrl} alt={title} eager className={styles.picture} />
        {(product.sample || !product.imageUrl) && (
          <figcaption className={styles.caption}>Temsilî çizim</figcaption>
        )}
      </figure>
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
        <ProductTools product={product} />
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
      <div>
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
      <ExternalLink button href={cheapest.link}>
        Satıcıya Git
        <VisuallyHidden>{`: ${cheapest.name}`}</VisuallyHidden>
      </ExternalLink>
    </div>
  );
}
