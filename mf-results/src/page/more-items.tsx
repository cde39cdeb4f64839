import { staying, useLocation } from '@denk/shared/page/navigation';
import { formatNumber } from '@denk/shared/product/text';
import { Button, ButtonLink } from '@denk/shared/ui';
import { pageSize, windowOf, type Refinement } from '../address/refinement';
import { writeRefinement } from '../address/write-refinement';
import { countText } from './count-text';
import styles from './more-items.module.css';

interface MoreItemsProps {
  readonly refinement: Refinement;
  /** How many there are in all. */
  readonly total: number;
  /** Whether there may be more than that. */
  readonly isCapped: boolean | undefined;
  /** The answer to the last choice is on its way. */
  readonly behind: boolean;
}

/** How far the list goes, the next products, and the way back up. */
export function MoreItems({ refinement: { page }, total, isCapped, behind }: MoreItemsProps) {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  const { offset, limit } = windowOf(page);
  const end = Math.min(total, offset + limit);
  const to = (next: number) => ({ pathname, search: writeRefinement(search, { page: next }) });
  // The first page of the next list is a page of its own, seen from its top.
  const continues = windowOf(page + 1).offset === offset;
  if (total <= pageSize) return null;
  return (
    <nav className={styles.more} aria-label="Sayfalar">
      <p className={styles.place}>
        {countText(total, isCapped)} üründen {formatNumber(offset + 1)}–{formatNumber(end)} arası
      </p>
      {end < total && (
        <ButtonLink
          to={to(page + 1)}
          variant="secondary"
          {...(continues && { replace: true, state: staying(state) })}
          aria-busy={behind}
        >
          Daha fazla göster
        </ButtonLink>
      )}
      {end > pageSize && (
        <Button
          variant="quiet"
          size="small"
          icon="chevron-up"
          className={styles.top}
          onClick={() => {
            window.scrollTo({ top: 0, behavior: 'smooth' });
            document.querySelector('h1')?.focus({ preventScroll: true });
          }}
        >
          Başa dön
        </Button>
      )}
    </nav>
  );
}

/** Above a list that does not begin with the first product. */
export function EarlierItems({ refinement: { page } }: Pick<MoreItemsProps, 'refinement'>) {
  const { pathname, search } = useLocation();
  const { offset } = windowOf(page);
  if (offset === 0) return null;
  return (
    <ButtonLink
      to={{ pathname, search: writeRefinement(search, { page: offset / pageSize }) }}
      variant="secondary"
      icon="chevron-up"
      className={styles.earlier}
    >
      Önceki ürünler
    </ButtonLink>
  );
}
