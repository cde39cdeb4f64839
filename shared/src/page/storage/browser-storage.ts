import { log } from '../log';

/** Text by name, in this browser (`local`) or this tab (`session`). Never throws. */
export interface TextStorage {
  read: (name: string) => string | null;
  /** False when the browser refused (full, blocked). */
  write: (name: string, text: string) => boolean;
  remove: (name: string) => void;
}

/** The browser's storage behind one door; a blocked or full storage is logged and treated as empty. */
export function browserStorage(kind: 'local' | 'session'): TextStorage {
  const area = () => (kind === 'local' ? window.localStorage : window.sessionStorage);
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      log.warn('storage', `${kind} storage refused`, { error: String(error) });
      return otherwise;
    }
  };
  return {
    read: (name) => attempt(() => area().getItem(name), null),
    write: (name, text) =>
      attempt(() => {
        area().setItem(name, text);
        return true;
      }, false),
    remove: (name) => attempt(() => area().removeItem(name), undefined),
  };
}
