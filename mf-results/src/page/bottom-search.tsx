import { SearchField } from '@denk/shared/ui';
import { paths, useNavigate } from '@denk/shared/navigation';
import { searchStore } from '@denk/shared/store';
import { useState } from 'react';
import styles from './bottom-search.module.css';

/** The search at the bottom of small screens; blank text starts nothing (spec/site.md §2, §5). */
export function BottomSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const submit = () => {
    const term = text.trim();
    if (!term) return;
    searchStore.getState().search(term);
    setText('');
    void navigate(paths.results(term));
  };
  return (
    <div className={styles.bar}>
      <SearchField
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
