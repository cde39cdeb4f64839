import { foldedWords, stem } from '../../../language';
import type { Lexicon } from './lexicon';
import type { Words } from './read-words';
import type { Wish } from './wants';

const likeness = new Set(['gibi', 'tarzi', 'tarzinda', 'benzeri', 'benzer']);
const nothing: Likened = { titles: [], wishes: [] };

/** Titles that something is to resemble, and what they are like. */
export interface Likened {
  readonly titles: readonly string[];
  readonly wishes: readonly Wish[];
}

/** `Breaking Bad gibi dizi`: of its genre, and not Breaking Bad itself. */
export function likened(
  { folded, stems }: Words,
  kinds: readonly string[],
  lexicon: Lexicon,
): Likened {
  const at = folded.findIndex((word) => likeness.has(word));
  if (at < 1) return nothing;
  const before = stems.slice(0, at).join(' ');
  const product = lexicon
    .productsOf(kinds)
    .find(
      ({ title, attributes }) =>
        attributes['genre-preference'] &&
        ` ${before}`.endsWith(` ${foldedWords(title).map(stem).join(' ')}`),
    );
  if (!product) return nothing;
  const [genre] = product.attributes['genre-preference'] ?? [];
  return {
    titles: [product.title],
    wishes: genre ? [{ attribute: 'genre-preference', value: genre }] : [],
  };
}
