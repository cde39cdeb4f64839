import { formatPrice } from '@denk/shared/product/text';
import { classNames } from './class-names';
import styles from './price.module.css';

export interface PriceProps {
  /** In TL. */
  readonly value: number;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
}

/** `1.299,90 TL` with figures of one width, so that prices under each other line up. */
export function Price({ value, size = 'medium', className }: PriceProps) {
  return (
    <span className={classNames(styles.price, styles[size], className)}>{formatPrice(value)}</span>
  );
}
