import { Skeleton } from '@denk/shared/ui';
import type { View } from '../address/refinement';
import cardStyles from './item-card.module.css';
import listStyles from './item-list.module.css';
import styles from './results-skeleton.module.css';

interface ListSkeletonProps {
  readonly view: View;
  readonly count?: number;
}

/** The outline of the list that is coming. */
export function ListSkeleton({ view, count = 6 }: ListSkeletonProps) {
  return (
    <div className={view === 'grid' ? listStyles.grid : listStyles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={`${cardStyles.card} ${cardStyles[view]}`}>
          <div className={cardStyles.media}>
            <Skeleton shape="image" />
          </div>
          <div className={cardStyles.text}>
            <Skeleton shape="title" width="long" />
            <Skeleton width="half" />
            <Skeleton width="short" />
          </div>
          <div className={cardStyles.price}>
            <Skeleton shape="title" className={styles.price} />
          </div>
          <div className={cardStyles.go}>
            <Skeleton shape="pill" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The outline of the filters. */
export function FacetSkeleton() {
  return (
    <div className={styles.facets} aria-hidden="true">
      {[4, 6, 5].map((lines, at) => (
        <div key={at}>
          <Skeleton width="half" />
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} width="long" className={styles.line} />
          ))}
        </div>
      ))}
    </div>
  );
}
