import { classNames, useFailedImage } from '@denk/shared/ui';
import styles from './product-picture.module.css';

export interface ProductPictureProps {
  /** Empty when the product has none. */
  readonly src: string;
  /** Empty when the product's name stands beside the picture. */
  readonly alt: string;
  /** The page's main picture is fetched before everything else, the others as they come near. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A product's picture, or a drawn parcel when there is none or it does not load (docs/product.md#error-catalogue). */
export function ProductPicture({ src, alt, eager, className }: ProductPictureProps) {
  const { failed, image } = useFailedImage(src);
  const shape = classNames(styles.picture, className);
  if (!src || failed) return <Parcel alt={alt} className={shape} />;
  return (
    <img
      {...image}
      src={src}
      alt={alt}
      width={320}
      height={320}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      className={shape}
    />
  );
}

function Parcel(props: { readonly alt: string; readonly className: string }) {
  return (
    <svg
      viewBox="50 0 300 300"
      className={props.className}
      {...(props.alt ? { role: 'img', 'aria-label': props.alt } : { 'aria-hidden': true })}
    >
      <path className={styles.ground} d="M0 0h400v300H0z" />
      <path className={styles.floor} d="M0 236h400v64H0z" />
      <path className={styles.side} d="M200 152v108l-84-32V120z" />
      <path className={styles.front} d="M200 152v108l84-32V120z" />
      <path className={styles.top} d="m116 120 84-32 84 32-84 32z" />
      <path className={styles.tape} d="m158 104 84 32v34l-16 6v-34l-84-32z" />
    </svg>
  );
}
