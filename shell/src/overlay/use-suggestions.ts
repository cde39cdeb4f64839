import { useEffect, useState } from 'react';
import type { Offered, Suggest } from './suggest';

/** Characters from which suggestions appear (docs/product.md#suggestions). */
export const suggestionThreshold = 3;

const typingPause = 120;

/** The suggestions of the newest text; older requests are cancelled. Too short a text has none. */
export function useSuggestions(text: string, suggest: Suggest): readonly Offered[] {
  const term = text.trim();
  const asks = term.length >= suggestionThreshold;
  const [found, setFound] = useState<readonly Offered[]>([]);
  if (!asks && found.length) setFound([]);

  useEffect(() => {
    if (!asks) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      suggest(term, request.signal).then(
        (terms) => {
          if (!request.signal.aborted) setFound(terms);
        },
        () => {},
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [asks, term, suggest]);

  return asks ? found : [];
}
