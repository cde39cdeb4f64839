import { SearchField } from '@denk/shared/ui';
import { paths, useNavigate } from '@denk/shared/page/navigation';
import { searchStore } from '@denk/shared/page/store';
import { useRef, useState } from 'react';
import styles from './bottom-search.module.css';

/** The search at the bottom of small screens; blank text starts nothing (docs/product.md#results-page). */
export function BottomSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = () => {
    const term = text.trim();
    if (!term) return;
    searchStore.getState().search(term);
    setText('');
    // The keyboard of a phone makes room for the list.
    field.current?.blur();
    void navigate(paths.results(term));
  };
  return (
    <div className={styles.bar} data-docked="bar">
      <SearchField
        ref={field}
        label="Yeni arama"
        formLabel="Yeni arama"
        placeholder="Yeni bir arama yapın..."
        value={text}
        onChange={setText}
        onSubmit={submit}
        maxLength={500}
        className={styles.field}
      />
    </div>
  );
}
