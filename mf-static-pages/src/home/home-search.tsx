import { paths, useNavigate } from '@denk/shared/page/navigation';
import { SearchField } from '@denk/shared/ui';
import { useEffect, useState } from 'react';
import { isPhoneWide } from '../search-entry/media-query';
import { placeholderPhrases } from '../search-entry/placeholder-phrases';
import { TypedPlaceholder } from '../search-entry/typed-placeholder';
import { useSearchEntry } from '../search-entry/use-search-entry';
import styles from './home-search.module.css';

/** Milliseconds within which dictation or autofill puts text into a box just focused. */
const fillingTime = 100;

/**
 * The search box of the home page. On phones it stands at the bottom of the screen and opens the chat when it is
 * touched or left empty; wider, a term opens the questionnaire (docs/product.md#home).
 */
export function HomeSearch() {
  const navigate = useNavigate();
  const [focused, setFocused] = useState(false);
  const entry = useSearchEntry(
    (term) => void navigate(isPhoneWide() ? paths.chat(term) : paths.questionnaire()),
    () => {
      if (!isPhoneWide()) return false;
      void navigate(paths.chat());
      return true;
    },
  );

  const waiting = focused && entry.value === '';
  useEffect(() => {
    if (!waiting || !isPhoneWide()) return;
    const timer = setTimeout(() => void navigate(paths.chat()), fillingTime);
    return () => clearTimeout(timer);
  }, [waiting, navigate]);

  return (
    <div className={styles.bar} data-docked="bar">
      <div className={styles.field}>
        <SearchField
          {...entry}
          label="Ürün veya hizmet arayın"
          action={paths.questionnaire()}
          name="q"
          placeholder={placeholderPhrases[0]}
          size="large"
          submitLabel="Ara"
          showSubmitLabel
          maxLength={200}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          tools={
            entry.value === '' && <TypedPlaceholder phrases={placeholderPhrases} paused={focused} />
          }
        />
      </div>
    </div>
  );
}
