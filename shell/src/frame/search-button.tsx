import { paths } from '@denk/shared/page/navigation';
import { Icon, classNames } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import styles from './search-button.module.css';

interface SearchButtonProps {
  readonly onOpen: () => void;
  /** The visitor is about to open: time to fetch what it needs. */
  readonly onIntent: () => void;
  /** An icon at every width. */
  readonly small?: boolean;
  readonly className?: string | undefined;
}

/** Opens the smart search. Before the script has run it leads to the search page. */
export function SearchButton({ onOpen, onIntent, small, className }: SearchButtonProps): ReactNode {
  return (
    <form
      action={paths.search}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <button
        type="submit"
        title="Akıllı Arama ( / ya da Ctrl + K )"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        className={classNames(styles.button, small && styles.small)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        // Some browsers leave a clicked button without focus; the overlay gives it back to here.
        onClick={(event) => event.currentTarget.focus()}
      >
        <Icon name="search" />
        <span className={styles.text}>Akıllı Arama</span>
        <kbd aria-hidden="true" className={styles.key}>
          /
        </kbd>
      </button>
    </form>
  );
}
