/** A promise that React's `use` can read at once when `status` and `value` are noted on it. */
export type Settled<T> = Promise<T>;

/** Notes on a promise when it is fulfilled, the way React's `use` looks for it. */
export function settle<T>(promise: Promise<T>): Settled<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/** A promise that is fulfilled from the start. */
export function known<T>(value: T): Settled<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
