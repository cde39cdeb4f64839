import { LRUCache } from 'lru-cache';

/** A function of a word that remembers what it gave for the `most` words asked about last. */
export function remembering<T>(most: number, find: (word: string) => T): (word: string) => T {
  const known = new LRUCache<string, { readonly found: T }>({ max: most });
  return (word) => {
    const before = known.get(word);
    if (before) return before.found;
    const found = find(word);
    known.set(word, { found });
    return found;
  };
}
