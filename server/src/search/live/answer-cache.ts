import { productSchema, type Product } from '@denk/shared/product/wire';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

/** A live answer with the time it was given, ms since 1970. */
export interface StoredAnswer {
  readonly at: number;
  readonly products: readonly Product[];
}

/** Keeps live answers. A cache that is away answers with nothing; it never fails a search. */
export interface AnswerCache {
  get(key: string): Promise<StoredAnswer | undefined>;
  set(key: string, answer: StoredAnswer): Promise<void>;
}

const storedSchema = v.object({ at: v.number(), products: v.array(productSchema) });

/** A stored answer read back; undefined where it is not one. */
export function readStored(text: string): StoredAnswer | undefined {
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The cache in process: the least recently used answer goes first. */
export function createMemoryCache(max = 500): AnswerCache {
  const answers = new LRUCache<string, StoredAnswer>({ max });
  return {
    get: (key) => Promise.resolve(answers.get(key)),
    set: (key, answer) => Promise.resolve(void answers.set(key, answer)),
  };
}
