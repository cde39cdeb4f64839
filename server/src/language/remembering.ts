/** A function of an object that gives what it first made of it, as long as that object lives. */
export function onceFor<Of extends object, T>(make: (of: Of) => T): (of: Of) => T {
  const made = new WeakMap<Of, T>();
  return (of) => {
    const before = made.get(of);
    if (before !== undefined) return before;
    const it = make(of);
    made.set(of, it);
    return it;
  };
}

/**
 * A function of a word that remembers what it gave for at most `most` of the words asked about last. Those not asked about
 * while half as many others came are forgotten together: to keep all in order would cost more than most answers.
 */
export function remembering<T>(most: number, find: (word: string) => T): (word: string) => T {
  let known = new Map<string, { readonly found: T }>();
  let before: typeof known = new Map();
  return (word) => {
    const own = known.get(word);
    if (own) return own.found;
    const kept = before.get(word) ?? { found: find(word) };
    if (known.size * 2 >= most) [before, known] = [known, new Map()];
    known.set(word, kept);
    return kept.found;
  };
}
