import { paths, useNavigate } from '@denk/shared/page/navigation';
import { searchStore, useSearch } from '@denk/shared/page/store';
import { Button, Dialog, Icon } from '@denk/shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { destinationOf } from './destination';
import { popularSearches, quickCategories } from './offered-terms';
import { SearchBox } from './search-box';
import styles from './smart-search.module.css';
import { createSuggest, type Offered, type Suggest } from './suggest';
import { TermList } from './term-list';

export interface SmartSearchProps {
  readonly onClose: () => void;
  /** Default: asks our own server. */
  readonly suggest?: Suggest;
}

/** Milliseconds before the focus moves to the input (docs/product.md#limits-and-timings). */
const focusDelay = 100;
const recentShown = 6;

const askServer = createSuggest((...call) => fetch(...call));

/** The smart-search overlay (docs/product.md#smart-search-overlay). It is open as long as it is drawn. */
export function SmartSearch({ onClose, suggest = askServer }: SmartSearchProps): ReactNode {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const history = useSearch((state) => state.history);

  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, []);

  const go = (term: string, address: string) => {
    searchStore.getState().search(term);
    onClose();
    navigate(address);
  };
  const choose = (term: string) => go(term, destinationOf(term));
  const chooseOffered = ({ text: term, page }: Offered) => go(term, page ?? destinationOf(term));
  const submit = () => {
    if (text.trim()) go(text, paths.questionnaire());
  };

  return (
    <Dialog open onClose={onClose} title="Akıllı Arama" look="wide" className={styles.overlay}>
      <SearchBox
        ref={input}
        text={text}
        onText={setText}
        onSubmit={submit}
        onChoose={chooseOffered}
        onClose={onClose}
        suggest={suggest}
      />
      {history.length > 0 && (
        <TermList
          title="Son aramalar"
          icon="history"
          terms={history.slice(0, recentShown)}
          onChoose={choose}
          action={
            <Button
              variant="quiet"
              size="small"
              aria-label="Son aramaları temizle"
              className={styles.clear}
              onClick={() => searchStore.getState().forgetAll()}
            >
              Temizle
            </Button>
          }
        />
      )}
      <TermList title="Popüler aramalar" icon="trend" terms={popularSearches} onChoose={choose} />
      <section aria-labelledby="overlay-quick" className={styles.section}>
        <h3 id="overlay-quick" className={styles.title}>
          Hızlı kategoriler
        </h3>
        <ul className={styles.tiles}>
          {quickCategories.map(({ label, icon }) => (
            <li key={label}>
              <button type="button" className={styles.tile} onClick={() => choose(label)}>
                <Icon name={icon} className={styles.tileIcon} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
