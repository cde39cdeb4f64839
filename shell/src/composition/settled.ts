/** A promise that React's `use` can read at once when it is already fulfilled. */
export interface Settled<T> extends Promise<T> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: T;
}

/** Notes on a promise when it is fulfilled, the way React's `use` looks for it. */
export function settle<T>(promise: Promise<T>): Settled<T> {
  const settled: Settled<T> = promise;
  if (settled.status) return settled;
  settled.status = 'pending';
  promise.then(
    (value) => Object.assign(settled, { status: 'fulfilled', value }),
    () => Object.assign(settled, { status: 'rejected' }),
  );
  return settled;
}

/** A promise that is fulfilled from the start. */
export function known<T>(value: T): Settled<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
