import { searchStore } from '@denk/shared/page/store';
import { useState } from 'react';

/** What a blank search says (docs/product.md#error-catalogue). */
export const blankTermMessage =
  'Lütfen geçerli bir ürün veya hizmet girin (örn: televizyon, telefon, koşu bandı)';

interface SearchEntry {
  readonly value: string;
  readonly error: string | undefined;
  /** Counts blank tries, so that each one shakes. */
  readonly attempt: number;
  readonly onChange: (value: string) => void;
  readonly onSubmit: (value: string) => void;
}

/**
 * The state of a search entry: a trimmed term is remembered and handed on, a blank one is refused until the visitor
 * types (docs/product.md#search-entry).
 *
 * @param onTerm called with the remembered term
 * @param onBlank may take a blank submit over: returns true when it did
 */
export function useSearchEntry(
  onTerm: (term: string) => void,
  onBlank: () => boolean = () => false,
): SearchEntry {
  const [value, setValue] = useState('');
  const [refused, setRefused] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return {
    value,
    error: refused ? blankTermMessage : undefined,
    attempt,
    onChange: (typed) => {
      setValue(typed);
      setRefused(false);
    },
    onSubmit: (typed) => {
      const term = typed.trim();
      if (term) {
        searchStore.getState().search(term);
        onTerm(term);
      } else if (!onBlank()) {
        setRefused(true);
        setAttempt((count) => count + 1);
      }
    },
  };
}
