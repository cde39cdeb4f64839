import type { KeptProduct } from '@denk/shared/page/store';
import { Icon, useFailedImage, type IconName } from '@denk/shared/ui';
import styles from './item-picture.module.css';

interface ItemPictureProps {
  readonly item: Pick<KeptProduct, 'title' | 'picture' | 'category'>;
  /** Asked for at once instead of when it comes near. */
  readonly eager?: boolean;
  /** Before everything else. */
  readonly first?: boolean;
}

const icons: Readonly<Record<string, IconName>> = {
  beauty: 'perfume',
  fashion: 'glasses',
  technology: 'smartphone',
  home: 'home',
  entertainment: 'film',
  sports: 'shoe',
  health: 'health',
  services: 'wrench',
  automotive: 'car',
  travel: 'plane',
  insurance: 'shield',
  'food-drink': 'food',
  finance: 'wallet',
  education: 'book',
  'mother-child': 'baby',
  'culture-art': 'palette',
  pets: 'heart',
};

/** A product's picture in a square that is there before it; a drawing where there is none or it fails to load. */
export function ItemPicture({ item, eager, first }: ItemPictureProps) {
  const { title, picture, category = '' } = item;
  const { failed, image } = useFailedImage(picture ?? '');
  if (!picture || failed) {
    return (
      <span className={styles.placeholder} role="img" aria-label="Görsel yok">
        <Icon name={icons[category] ?? 'bag'} className={styles.icon} />
      </span>
    );
  }
  // Drawn pictures, our own, go to the edge; a shop's photo stands on white.
  const photo = !/^(\/|data:image\/svg)/.test(picture);
  return (
    <img
      {...image}
      src={picture}
      alt={title}
      width={320}
      height={320}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      // What is in the first view is painted with it.
      decoding={first ? undefined : 'async'}
      className={`${styles.picture} ${photo ? styles.photo : ''}`}
    />
  );
}
