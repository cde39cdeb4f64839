import { bringLater } from '@denk/shared/page/later';
import { whenIdle } from '@denk/shared/page/wait';
import { useEffect } from 'react';

const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * Fetches what the first view did without once the frame answers and the browser has nothing else to do, or as soon as
 * the visitor is about to do something.
 */
export function useLater(): void {
  useEffect(() => {
    const over = new AbortController();
    const bring = () => {
      over.abort();
      void bringLater();
    };
    over.signal.addEventListener('abort', whenIdle(bring));
    for (const sign of signs) {
      window.addEventListener(sign, bring, { passive: true, capture: true, signal: over.signal });
    }
    return () => over.abort();
  }, []);
}
