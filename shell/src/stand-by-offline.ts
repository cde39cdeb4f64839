import { log } from '@denk/shared/page/log';

/** Keeps the offline page at hand, once the visitor's own page is done. Browsers without workers go without. */
export function standByOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      log.warn('offline', 'no offline page', { error: String(error) });
    });
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}
