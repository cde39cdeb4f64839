import * as v from '@denk/shared/schema';
import { readStored, type TextStorage } from '../storage';

const text = v.string();

/** A product as the browser keeps it for the visitor: what is shown of it without asking a server. */
export const keptProductSchema = v.object({
  /** Stable over searches. */
  key: text,
  title: text,
  picture: v.optional(text),
  /** Lowest price first, at least one. */
  offers: v.pipe(
    v.array(
      v.object({
        seller: text,
        /** The text as shown, and TL where it carries a number. */
        price: v.optional(v.object({ text, value: v.optional(v.number()) })),
        link: v.optional(text),
      }),
    ),
    v.minLength(1),
  ),
  rating: v.optional(v.number()),
  reviewCount: v.optional(v.number()),
  /** `/product/{id}`. */
  page: v.optional(v.pipe(text, v.startsWith('/'))),
  brand: v.optional(text),
  category: v.optional(text),
  priceNote: v.optional(text),
  sample: v.boolean(),
  /** Reasons belong to a search; none are kept. */
  reasons: v.array(v.unknown()),
  facts: v.record(text, text),
});

export type KeptProduct = v.InferOutput<typeof keptProductSchema>;

/** A list of products under one name of the browser's storage, which is read anew each time: it has no second memory. */
export interface KeptProducts {
  readonly limit: number;
  /** The same array while nothing has changed. */
  readonly read: () => readonly KeptProduct[];
  /** Calls back on every change made here or in another tab; returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Adds a product as the newest. A full list takes nothing more, or lets its oldest go. False where it was not taken. */
  readonly put: (product: KeptProduct) => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

interface KeptProductsOptions {
  readonly storage: TextStorage;
  readonly name: string;
  readonly limit: number;
  readonly whenFull: 'refuse' | 'drop-oldest';
}

// One product that no longer fits does not take the others with it.
const storedSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((products) =>
    products.flatMap((product) => {
      const parsed = v.safeParse(keptProductSchema, product);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);

/** A list of kept products, the newest last in storage. */
export function createKeptProducts(options: KeptProductsOptions): KeptProducts {
  const { storage, name, limit, whenFull } = options;
  const listeners = new Set<() => void>();
  let seen: string | null | undefined;
  let products: readonly KeptProduct[] = [];

  const read = () => {
    const stored = storage.read(name);
    if (stored === seen) return products;
    seen = stored;
    const parsed = readStored(storage, name, storedSchema);
    products = parsed.state === 'present' ? parsed.value.slice(-limit) : [];
    return products;
  };
  const write = (next: readonly KeptProduct[]) => {
    if (next.length) storage.write(name, JSON.stringify(next));
    else storage.remove(name);
    listeners.forEach((listener) => listener());
  };
  const others = (key: string) => read().filter((product) => product.key !== key);

  return {
    limit,
    read,
    subscribe: (changed) => {
      const follow = ({ key }: StorageEvent) => {
        if (key === name || key === null) changed();
      };
      listeners.add(changed);
      window.addEventListener('storage', follow);
      return () => {
        listeners.delete(changed);
        window.removeEventListener('storage', follow);
      };
    },
    put: (product) => {
      const rest = others(product.key);
      if (rest.length >= limit && whenFull === 'refuse') return false;
      write([...rest, product].slice(-limit));
      return true;
    },
    remove: (key) => write(others(key)),
    clear: () => write([]),
  };
}
