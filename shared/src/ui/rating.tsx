import { formatNumber } from '@denk/shared/product/text';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './rating.module.css';

export interface RatingProps {
  /** 0–5. */
  readonly value: number;
  readonly reviewCount?: number;
  /** One star and the number, or five stars. */
  readonly look?: 'compact' | 'stars';
  readonly className?: string;
}

/** `4,7 · 1.204 değerlendirme`; read out as `5 üzerinden 4,7 puan, 1.204 değerlendirme`. */
export function Rating({ value, reviewCount, look = 'compact', className }: RatingProps) {
  const number = formatNumber(value, 1);
  const reviews = reviewCount === undefined ? '' : formatNumber(reviewCount);
  return (
    <span className={classNames(styles.rating, className)}>
      <span className="visually-hidden">
        {`5 üzerinden ${number} puan${reviews && `, ${reviews} değerlendirme`}`}
      </span>
      <span aria-hidden="true" className={styles.shown}>
        {(look === 'stars' ? [1, 2, 3, 4, 5] : [1]).map((star) => (
          <Icon
            key={star}
            name={
              look === 'stars' && value < star - 0.25 && value >= star - 0.75 ? 'star-half' : 'star'
            }
            className={look === 'stars' && value < star - 0.75 ? styles.empty : styles.full}
          />
        ))}
        <b className={styles.number}>{number}</b>
        {reviews && <span className={styles.reviews}>{`· ${reviews} değerlendirme`}</span>}
      </span>
    </span>
  );
}
