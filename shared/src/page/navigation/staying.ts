/**
 * The state of a history entry that is reached without leaving one's place on the page: a filter, a longer list.
 *
 * @param state what the entry carries besides
 */
export const staying = (state: unknown): object => ({ ...(isObject(state) && state), stays: true });

/** Whether a history entry was reached in place, so that the page is not scrolled up. */
export const staysInPlace = (state: unknown): boolean =>
  isObject(state) && 'stays' in state && state.stays === true;

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null;
