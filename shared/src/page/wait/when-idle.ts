/** Does something once the browser has nothing else to do. Returns what takes that back. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    work();
    return () => {};
  }
  const asked = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(asked);
}
