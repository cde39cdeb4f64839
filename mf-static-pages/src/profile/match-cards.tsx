import { Link, paths } from '@denk/shared/page/navigation';
import { Badge, Card, Price, Rating } from '@denk/shared/ui';
import { ProductPicture } from '../picture/product-picture';
import type { ExpertMatch } from './expert';
import styles from './match-cards.module.css';

/** What the expert matched: percentage, kind, rating, price, and the way to the product. */
export function MatchCards({ matches }: { readonly matches: readonly ExpertMatch[] }) {
  return (
    <>
      <ul className={styles.list}>
        {matches.map((match) => (
          <MatchCard key={match.productId} match={match} />
        ))}
      </ul>
      <p className={styles.sample}>
        <Badge tone="warning">Örnek katalog</Badge>
        Eşleşme yüzdeleri, puanlar ve fiyatlar örnektir.
      </p>
    </>
  );
}

function MatchCard({ match }: { readonly match: ExpertMatch }) {
  const { productId, kind, title, category, percent, rating, price, priceNote } = match;
  return (
    <Card as="li" padding="none" interactive className={styles.card}>
      <div className={styles.picture}>
        <ProductPicture src={`/pictures/${kind}/${productId}.svg`} alt="" />
        <Badge tone="solid" className={styles.percent}>
          {`%${percent}`}
          <span className={styles.unit}> eşleşme</span>
        </Badge>
      </div>
      <div className={styles.words}>
        <p className={styles.category}>{category}</p>
        <h3 className={styles.title}>
          <Link to={paths.product(productId)} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={styles.worth}>
          <Rating value={rating} />
          <span>
            <Price value={price} size="small" />
            {priceNote && <small className={styles.note}>{` ${priceNote}`}</small>}
          </span>
        </p>
      </div>
    </Card>
  );
}
