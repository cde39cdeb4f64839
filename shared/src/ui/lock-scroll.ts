let locks = 0;

/** Stops the page from scrolling behind an overlay until the returned function is called; locks nest. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if (locks++ === 0) {
    page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks > 0) return;
    page.style.removeProperty('scrollbar-gutter');
    page.style.removeProperty('overflow');
  };
}
