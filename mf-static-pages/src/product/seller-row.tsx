import type { Seller } from '@denk/shared/product/wire';
import { Badge, ExternalLink, Icon, Rating, useFailedImage, VisuallyHidden } from '@denk/shared/ui';
import { Avatar } from './avatar';
import styles from './seller-row.module.css';

export interface SellerRowProps {
  readonly seller: Seller;
  /** The first of the list. */
  readonly cheapest: boolean;
  /** What the price is for where it is not one piece: `aylık`. */
  readonly priceNote?: string;
}

/** One seller: who, how good, from where, how fast, for how much (docs/product.md#product-page). */
export function SellerRow({ seller, cheapest, priceNote }: SellerRowProps) {
  const { name, logo, location, shippingTime, rating, reviewCount } = seller;
  return (
    <li className={cheapest ? styles.cheapest : styles.row}>
      <SellerLogo src={logo} name={name} />
      <div className={styles.who}>
        <h3 className={styles.name}>{name}</h3>
        {rating !== undefined && <Rating value={rating} reviewCount={reviewCount} />}
      </div>
      <ul className={styles.terms}>
        {location && (
          <li>
            <Icon name="pin" />
            <VisuallyHidden>Konum: </VisuallyHidden>
            {location}
          </li>
        )}
        {shippingTime && (
          <li>
            <Icon name="clock" />
            <VisuallyHidden>Teslimat: </VisuallyHidden>
            {shippingTime}
          </li>
        )}
        {seller.freeShipping && (
          <li className={styles.free}>
            <Icon name="truck" />
            Ücretsiz Kargo
          </li>
        )}
      </ul>
      <div className={styles.offer}>
        {cheapest && (
          <Badge tone="success" icon="check">
            En Uygun Fiyat
          </Badge>
        )}
        <p className={styles.price}>
          {seller.price}
          {priceNote && <small className={styles.note}>{` ${priceNote}`}</small>}
        </p>
      </div>
      <ExternalLink
        button
        variant={cheapest ? 'primary' : 'secondary'}
        href={seller.link}
        className={styles.go}
      >
        Satıcıya Git
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </ExternalLink>
    </li>
  );
}

/** The seller's mark, or its initial where there is none. */
function SellerLogo({ src, name }: { readonly src: string; readonly name: string }) {
  const { failed, image } = useFailedImage(src);
  return (
    <span className={styles.logo}>
      {src && !failed ? (
        <img {...image} src={src} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <Avatar name={name} className={styles.initial} />
      )}
    </span>
  );
}
