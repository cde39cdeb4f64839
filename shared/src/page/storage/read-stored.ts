import * as v from '@denk/shared/schema';
import { log } from '../log';
import type { TextStorage } from './browser-storage';

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
