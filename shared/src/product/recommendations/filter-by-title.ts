import { foldWords } from '../text';

/** How much of a recommended name a title has to carry, and which words count (docs/product.md#recommended-names). */
export const titleMatch = { strict: 0.7, loose: 0.5, wordLength: 3 } as const;

/**
 * The products whose title carries the recommended name: its first word of three letters or more (the brand) and at
 * least 70 % of its others; where no title does, the ones with at least half of its words
 * (docs/product.md#recommended-names).
 */
export function filterByTitle<Item extends { readonly title: string }>(
  items: readonly Item[],
  name: string,
): Item[] {
  const wanted = wordsThatCount(name);
  const [brand, ...others] = wanted;
  if (brand === undefined) return [];
  const titled = items.map((item) => ({ item, title: titleWords(item.title, foldWords(name)) }));
  const strict = titled.filter(
    ({ title }) => occurs(brand, title) && share(others, title) >= titleMatch.strict,
  );
  const kept = strict.length
    ? strict
    : titled.filter(({ title }) => share(wanted, title) >= titleMatch.loose);
  return kept.map(({ item }) => item);
}

/** `LG C4` has no word of three letters: then all its words count. */
function wordsThatCount(name: string): string[] {
  const words = [...new Set(foldWords(name))];
  const long = words.filter((word) => word.length >= titleMatch.wordLength);
  return long.length ? long : words;
}

/** A title's words; `rayban` also counts as `ray` and `ban` where the name writes it in two words. */
function titleWords(title: string, name: readonly string[]): string[] {
  const words = foldWords(title);
  const parted = name.flatMap((word, at) => {
    const next = name[at + 1];
    return next !== undefined && words.includes(word + next) ? [word, next] : [];
  });
  return [...words, ...parted];
}

function share(words: readonly string[], title: readonly string[]): number {
  if (words.length === 0) return 1;
  return words.filter((word) => occurs(word, title)).length / words.length;
}

/** Words of letters may carry a suffix (`Parfümü`); a number may carry its unit (`128GB`) but is never part of another. */
function occurs(word: string, title: readonly string[]): boolean {
  if (/\d/.test(word)) {
    return title.some(
      (other) =>
        other === word ||
        (/\d$/.test(word) && other.startsWith(word) && /^\p{L}+$/u.test(other.slice(word.length))),
    );
  }
  return title.some((other) => other === word || (word.length > 3 && other.startsWith(word)));
}
