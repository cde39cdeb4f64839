import { bringLater } from '@denk/shared/page/later';
import { whenIdle } from '@denk/shared/page/wait';
import { useEffect } from 'react';

const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Milliseconds that a page's own code has for itself; one that hangs shall not keep the frame from its parts. */
const patience = 1500;

/** Fetches what the first view did without as soon as the visitor is about to do something, or when it is late. */
export function useLater(): void {
  useEffect(() => {
    const over = new AbortController();
    const bring = () => {
      over.abort();
      void bringLater();
    };
    const late = setTimeout(bring, patience);
    over.signal.addEventListener('abort', () => clearTimeout(late));
    for (const sign of signs) {
      window.addEventListener(sign, bring, { passive: true, capture: true, signal: over.signal });
    }
    return () => over.abort();
  }, []);
}

/** Fetches it when the page answers and the browser has nothing else to do. */
export function useLaterWhenIdle(): void {
  useEffect(() => whenIdle(() => void bringLater()), []);
}
