let locks = 0;

/** Stops the page from scrolling behind an overlay until the returned function is called; locks nest. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if (locks++ === 0) {
    // The place of the scroll bar stays free, so that nothing behind the overlay moves.
    const scrollBar = window.innerWidth - page.clientWidth;
    page.style.overflow = 'hidden';
    if (page.clientWidth && scrollBar > 0) page.style.paddingInlineEnd = `${scrollBar}px`;
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks > 0) return;
    page.style.removeProperty('padding-inline-end');
    page.style.removeProperty('overflow');
  };
}
