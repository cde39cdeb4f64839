import * as v from '@denk/shared/schema';
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

/** A stored item read against its contract. */
export type Stored<T> =
  | { readonly state: 'absent' }
  | { readonly state: 'unreadable' }
  | { readonly state: 'present'; readonly value: T };

/** Reads JSON from storage against a schema; what does not fit is `unreadable` and logged. */
export function readStored<const Schema extends v.GenericSchema>(
  storage: TextStorage,
  name: string,
  schema: Schema,
): Stored<v.InferOutput<Schema>> {
  const text = storage.read(name);
  if (text === null) return { state: 'absent' };
  try {
    return { state: 'present', value: v.parse(schema, JSON.parse(text)) };
  } catch (error) {
    log.warn('storage', `unreadable item ${name}`, { error: String(error) });
    return { state: 'unreadable' };
  }
}
