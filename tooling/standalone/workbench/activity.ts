import { useSyncExternalStore } from 'react';

/** One line of the log: a call, something stored, a navigation, or what a scenario shall show and does not. */
export interface Activity {
  readonly kind: 'call' | 'storage' | 'navigation' | 'scenario';
  readonly text: string;
  /** What is wrong with it. */
  readonly faults?: readonly string[];
}

const kept = 200;
let activities: readonly Activity[] = [];
const listeners = new Set<() => void>();

const noted = 'workbench-activity';

/** Notes something that the page did, where the bar is: in this window, or in the one around it. */
export function note(activity: Activity): void {
  window.parent.dispatchEvent(new CustomEvent(noted, { detail: activity }));
}

window.addEventListener(noted, (event) => {
  // An event from the window around or within is none of this window's own `CustomEvent`.
  if (!('detail' in event)) return;
  activities = [...activities, event.detail as Activity].slice(-kept);
  for (const listener of listeners) listener();
});

/** What the page has done, oldest first. */
export const useActivities = (): readonly Activity[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => activities,
  );

/** Notes everything that is stored from now on. */
export function watchStorage(page: Window & typeof globalThis): void {
  const { prototype } = page.Storage;
  const { setItem, removeItem } = prototype;
  const areaOf = (area: Storage) => (area === page.localStorage ? 'local' : 'session');
  prototype.setItem = function setAndNote(name, value) {
    note({ kind: 'storage', text: `${areaOf(this)} ${name} = ${value.slice(0, 300)}` });
    setItem.call(this, name, value);
  };
  prototype.removeItem = function removeAndNote(name) {
    note({ kind: 'storage', text: `${areaOf(this)} ${name} silindi` });
    removeItem.call(this, name);
  };
}
