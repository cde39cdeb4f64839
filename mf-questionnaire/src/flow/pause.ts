/** Waits; rejects when the signal is aborted first. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** A pause on the browser's clock. */
export const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
