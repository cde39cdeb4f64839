import { browserStorage } from '@denk/shared/page/storage';

const name = (key: string) => `scroll:${key}`;
const patience = 4000;

/**
 * Names the history entry that a document was opened with, as the router names all others: a document that is opened
 * anew begins at its top, while reload and Back bring the entry, its name and its place.
 */
export function nameFirstEntry({ history }: Pick<Window, 'history'>): void {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known) return;
  history.replaceState({ ...known, key: Math.random().toString(36).slice(2, 10) }, '');
}

/** Remembers how far a history entry is scrolled. Returns what ends it. */
export function followScroll(key: string): () => void {
  const session = browserStorage('session');
  let frame = 0;
  const note = () => {
    frame = 0;
    session.write(name(key), String(Math.round(window.scrollY)));
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(note);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    if (frame) cancelAnimationFrame(frame);
    window.removeEventListener('scroll', onScroll);
  };
}

/**
 * Scrolls to where a history entry was left, and stays there while the page is still filling up: what comes late above
 * the place or in it moves nothing. Ends when the visitor does something, or after four seconds. Returns what ends it.
 */
export function restoreScroll(key: string): () => void {
  const target = Number(browserStorage('session').read(name(key)) ?? 0);
  const go = () => window.scrollTo(0, target);
  go();
  if (!target) return () => {};
  const observer = new ResizeObserver(go);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of visitorEvents) window.removeEventListener(event, end);
  };
  const timer = setTimeout(end, patience);
  for (const event of visitorEvents) window.addEventListener(event, end, { passive: true });
  observer.observe(document.body);
  return end;
}

const visitorEvents = ['wheel', 'pointerdown', 'keydown'] as const;
