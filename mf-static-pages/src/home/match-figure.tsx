import { Link, paths } from '@denk/shared/page/navigation';
import { Badge, classNames, Icon, Logo, Price } from '@denk/shared/ui';
import { useId } from 'react';
import { sampleMatch } from './sample-match';
import { TileArt } from './tile-art';
import styles from './match-figure.module.css';

/** What a match is, shown on one sample: what was asked for above, what was found for it below. */
export function MatchFigure() {
  const caption = useId();
  const { query, wishes, product } = sampleMatch;
  return (
    <figure className={styles.figure} aria-labelledby={caption}>
      <div className={styles.asked}>
        <p className={styles.role}>Aradığınız</p>
        <p className={styles.query}>{query}</p>
        <ul className={styles.wishes} aria-label="Verilen cevaplar">
          {wishes.map((wish) => (
            <li key={wish}>{wish}</li>
          ))}
        </ul>
      </div>
      <span className={styles.joint} aria-hidden="true">
        <Logo markOnly />
      </span>
      <div className={styles.found}>
        <p className={styles.role}>Dengi</p>
        <div className={styles.product}>
          <span className={styles.picture}>
            <TileArt name="phone" />
          </span>
          <div className={styles.facts}>
            <Link to={paths.product(product.id)} className={styles.title}>
              {product.title}
            </Link>
            <p className={styles.offer}>
              <Price value={product.price} size="medium" />
              <span className={styles.seller}>{product.seller}</span>
            </p>
          </div>
        </div>
        <ul className={styles.reasons} aria-label="Neden bu ürün">
          {product.reasons.map(({ label, met }) => (
            <li key={label} className={classNames(styles.reason, met ? styles.met : styles.unmet)}>
              <Icon name={met ? 'check' : 'close'} label={met ? 'Uyuyor:' : 'Uymuyor:'} />
              {label}
            </li>
          ))}
        </ul>
      </div>
      <figcaption id={caption} className={styles.caption}>
        <Badge>Örnek katalog</Badge>
        <span>Örnek bir eşleşme; fiyat gerçek bir teklif değildir.</span>
      </figcaption>
    </figure>
  );
}
