import { searchStore, useSearch } from '@denk/shared/page/store';
import { Button, Icon } from '@denk/shared/ui';
import { useId, useState, type MouseEvent, type RefObject } from 'react';
import { TermLink } from '../search-entry/term-link';
import styles from './recent-searches.module.css';

/** Recent searches shown (docs/product.md#search-history). */
const shown = 6;

interface RecentSearchesProps {
  /** Takes the focus when the last search is gone. */
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

/** What the visitor searched last; each can be searched again or removed, or all at once. */
export function RecentSearches({ searchBox }: RecentSearchesProps) {
  const heading = useId();
  const history = useSearch((state) => state.history);
  const [done, setDone] = useState('');

  const forget = (term: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const item = event.currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const next = neighbour?.querySelector('button') ?? searchBox.current;
    searchStore.getState().forget(term);
    setDone(`“${term}” silindi`);
    next?.focus();
  };
  const forgetAll = () => {
    searchStore.getState().forgetAll();
    setDone('Son aramalar silindi');
    searchBox.current?.focus();
  };

  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={styles.top}>
        <h2 id={heading} className={styles.heading}>
          Son aramalar
        </h2>
        {history.length > 0 && (
          <Button variant="quiet" size="small" icon="trash" onClick={forgetAll}>
            Tümünü sil
          </Button>
        )}
      </div>
      {history.length > 0 ? (
        <ul className={styles.list}>
          {history.slice(0, shown).map((term) => (
            <li key={term} className={styles.item}>
              <TermLink offered={{ term }} className={styles.term}>
                <Icon name="history" />
                <span className={styles.text}>{term}</span>
              </TermLink>
              <button
                type="button"
                className={styles.remove}
                aria-label={`“${term}” aramasını sil`}
                onClick={forget(term)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>Aramalarınız yalnızca bu tarayıcıda, burada durur.</p>
      )}
      <p role="status" className="visually-hidden">
        {done}
      </p>
    </section>
  );
}
