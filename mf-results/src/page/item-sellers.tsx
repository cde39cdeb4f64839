import { ExternalLink, Icon } from '@denk/shared/ui';
import type { SellerOffer } from '../product/item';
import styles from './item-sellers.module.css';

/** The sellers beside the cheapest one, folded away. */
export function ItemSellers({ offers }: { readonly offers: readonly SellerOffer[] }) {
  return (
    <details className={styles.sellers}>
      <summary className={styles.summary}>
        Diğer satıcılar ({offers.length})
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {offers.map(({ seller, price, link }, at) => (
          <li key={`${seller} ${at}`} className={styles.offer}>
            <bdi className={styles.name}>{seller}</bdi>
            {price && <span className={styles.price}>{price.text}</span>}
            {link ? (
              <ExternalLink href={link} className={styles.link}>
                <span>Siteye Git</span>
              </ExternalLink>
            ) : (
              <span className={styles.none}>Link Yok</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
