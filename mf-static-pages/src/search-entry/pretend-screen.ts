/** For tests: answers media queries as a screen of this width and taste for motion would. */
export function pretendScreen({ width = 1280, reducedMotion = false } = {}): void {
  const answers = (query: string) =>
    (query === '(width < 40rem)' && width < 640) ||
    (query === '(prefers-reduced-motion: reduce)' && reducedMotion);
  window.matchMedia = (query) => ({
    matches: answers(query),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}
