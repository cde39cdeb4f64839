import { useEffect } from 'react';

/** Sets the document title while the page is shown: `“parfüm” için sonuçlar` → `… · Denk`. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Denk`;
  }, [title]);
}
