import { useEffect, useRef, type RefObject } from 'react';

/** How near the end counts as reading the end, in pixels. */
const near = 96;

/**
 * Keeps a scrolling region at its end while its content grows, unless the reader has scrolled up; a message of the
 * reader's own brings them back.
 *
 * @param own changes when the reader says something
 */
export function useStickToEnd(own: unknown): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);

  useEffect(() => {
    const element = region.current;
    // Scrolling by keyboard needs the region itself to take the focus.
    if (element) element.tabIndex = 0;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return undefined;
    const note = () => {
      sticks.current = element.scrollHeight - element.scrollTop - element.clientHeight < near;
    };
    const follow = () => {
      if (sticks.current) element.scrollTop = element.scrollHeight;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(content);
    observer.observe(element);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, []);

  useEffect(() => {
    sticks.current = true;
    const element = region.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [own]);

  return region;
}
