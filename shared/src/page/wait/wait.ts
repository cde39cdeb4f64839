/** Resolves after so many milliseconds; rejects with the signal's reason when it aborts first. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Waiting on the browser's clock. */
export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
