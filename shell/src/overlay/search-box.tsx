import { Icon, SearchField, classNames } from '@denk/shared/ui';
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { ComingTools } from './coming-tools';
import styles from './search-box.module.css';
import type { Offered, Suggest } from './suggest';
import { useSuggestions } from './use-suggestions';

interface SearchBoxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onChoose: (offered: Offered) => void;
  readonly onClose: () => void;
  readonly suggest: Suggest;
  readonly ref: Ref<HTMLInputElement>;
}

const nothing = -1;

/** The overlay's input and its suggestions: a combobox on the ARIA pattern with a list below. */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const { text, onText, onSubmit, onChoose, onClose, suggest, ref } = props;
  const id = useId();
  const terms = useSuggestions(text, suggest);
  const [at, setAt] = useState({ terms, index: nothing });
  // New suggestions, nothing chosen among them yet.
  const active = at.terms === terms ? at.index : nothing;
  const activeTerm = terms[active];
  const optionId = (index: number) => `${id}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // A search input would only clear its text.
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter' && activeTerm !== undefined) {
      event.preventDefault();
      onChoose(activeTerm);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && terms.length) {
      event.preventDefault();
      const index = nextIndex(active, event.key === 'ArrowDown' ? 1 : -1, terms.length);
      setAt({ terms, index });
      document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
    }
  };

  return (
    <div className={styles.box}>
      <SearchField
        ref={ref}
        label="Ne arıyorsunuz?"
        placeholder="Ürün, hizmet…"
        value={text}
        onChange={onText}
        onSubmit={onSubmit}
        submitDisabled={!text.trim()}
        maxLength={200}
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={terms.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeTerm === undefined ? undefined : optionId(active)}
        onKeyDown={onKeyDown}
        tools={<ComingTools noticeId={`${id}-coming`} />}
      />
      <p id={`${id}-coming`} className={styles.coming}>
        Sesli ve görselle arama yakında geliyor.
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Öneriler"
        hidden={terms.length === 0}
        className={styles.suggestions}
      >
        {terms.map((term, index) => (
          <button
            key={term.text}
            id={optionId(index)}
            type="button"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={classNames(styles.suggestion, index === active && styles.active)}
            // The focus stays in the input.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(term)}
          >
            <Icon name={term.page ? 'arrow-right' : 'search'} />
            {term.text}
          </button>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {terms.length > 0 && `${terms.length} öneri var; aşağı ve yukarı oklarla gezebilirsiniz.`}
      </p>
    </div>
  );
}

/** Steps through the options and, between the last and the first, the input itself. */
function nextIndex(index: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((index + 1 + step + places) % places) - 1;
}
