import { readStored, type TextStorage } from '@denk/shared/page/storage';
import * as v from 'valibot';
import { itemSchema, type Item } from '../product/item';

/** Products that the visitor put aside, newest last, kept in the browser's storage. */
export interface ChosenItems {
  readonly limit: number;
  readonly read: () => readonly Item[];
  /** Calls back on every change; returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Puts a product in or takes it out; a full list takes nothing more. */
  readonly toggle: (item: Item) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  /** Reads the storage again, after another tab wrote to it. */
  readonly refresh: () => void;
}

interface Options {
  readonly storage: TextStorage;
  readonly name: string;
  readonly limit: number;
}

// One product that no longer fits does not take the others with it.
const storedSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((items) =>
    items.flatMap((item) => {
      const parsed = v.safeParse(itemSchema, item);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);

/** A list of products under one storage name. */
export function createChosenItems({ storage, name, limit }: Options): ChosenItems {
  const listeners = new Set<() => void>();
  let items: readonly Item[] | undefined;

  const load = (): readonly Item[] => {
    const stored = readStored(storage, name, storedSchema);
    return stored.state === 'present' ? stored.value.slice(0, limit) : [];
  };
  const read = () => (items ??= load());
  const change = (next: readonly Item[]) => {
    items = next;
    if (next.length) storage.write(name, JSON.stringify(next));
    else storage.remove(name);
    listeners.forEach((listener) => listener());
  };

  return {
    limit,
    read,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    toggle: (item) => {
      const others = read().filter(({ key }) => key !== item.key);
      if (others.length < read().length) change(others);
      else if (others.length < limit) change([...others, withoutSearch(item)]);
    },
    remove: (key) => change(read().filter((item) => item.key !== key)),
    clear: () => change([]),
    refresh: () => {
      items = undefined;
      listeners.forEach((listener) => listener());
    },
  };
}

/** Reasons, and what the visitor keeps to themselves, belong to the search that the product came from. */
function withoutSearch(item: Item): Item {
  const { attributes: _, cautions: __, ...rest } = item;
  return { ...rest, reasons: [] };
}
